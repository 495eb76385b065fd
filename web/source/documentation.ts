import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import graphql from 'highlight.js/lib/languages/graphql';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';

const languages = { bash, graphql, javascript, json, sh: bash, sql, typescript, yaml };
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

const languageOf = ({ className }: Element): string => /\blanguage-(\w+)/.exec(className)?.[1] ?? '';

const SAID_FOR = 2_000;

const copyButton = (code: HTMLElement): HTMLButtonElement => {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'copy',
    textContent: 'Copy',
  });
  const say = (text: string): void => {
    button.textContent = text;
    setTimeout(() => (button.textContent = 'Copy'), SAID_FOR);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(code.textContent.trimEnd()).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
  return button;
};

/** Highlights a block of code, and adds a button that copies it. */
const decorateCode = (code: HTMLElement): void => {
  const block = code.parentElement;
  if (!block) return;
  const language = languageOf(code);
  if (highlighter.getLanguage(language)) code.innerHTML = highlighter.highlight(code.textContent, { language }).value;
  const frame = Object.assign(document.createElement('div'), { className: 'code' });
  block.replaceWith(frame);
  frame.append(block, copyButton(code));
};

for (const code of document.querySelectorAll<HTMLElement>('main pre > code')) decorateCode(code);
