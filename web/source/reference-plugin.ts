import type { ComponentType, createElement, useEffect, useRef } from 'react';

type Properties = Readonly<Record<string, unknown>>;

/** The parts of Swagger UI that this plugin uses. */
interface System {
  readonly React: {
    readonly createElement: typeof createElement;
    readonly useEffect: typeof useEffect;
    readonly useRef: typeof useRef;
  };
  readonly getComponent: (name: string, isContainer?: boolean) => ComponentType;
  readonly specSelectors: { readonly specStr: () => string };
}
type Wrap = (Original: ComponentType, system: System) => ComponentType<Properties>;

/** Amends the DOM elements of a component after each rendering, where Swagger UI has no option for it. */
const amended =
  (selector: string, amend: (part: Element, properties: Properties) => void): Wrap =>
  (Original, { React: { createElement: element, useEffect: after, useRef: useReference } }) =>
  (properties) => {
    const place = useReference<HTMLDivElement>(null);
    after(() => place.current?.querySelectorAll(selector).forEach((part) => amend(part, properties)));
    return element('div', { ref: place }, element(Original, properties));
  };

const scrolledByKeys = amended('pre', (code) => code.setAttribute('tabindex', '0'));

const named = amended('[data-param-name] :is(select, input)', (field) =>
  field.setAttribute('aria-label', field.closest('[data-param-name]')?.getAttribute('data-param-name') ?? ''),
);

/** Shows only the operations and schemas, since the page around them has its own heading and a single server. */
const layout =
  ({ React: { createElement: element } }: System) =>
  ({ getComponent, specSelectors }: System) => {
    const part = (name: string, isContainer = true) => element(getComponent(name, isContainer));
    if (!specSelectors.specStr()) return element('div', { className: 'swagger-ui' }, part('errors'));
    return element(
      'div',
      { className: 'swagger-ui' },
      part('SvgAssets', false),
      part('errors'),
      element('div', { className: 'authorization' }, part('AuthorizeBtnContainer')),
      element('h2', null, 'Operations'),
      part('operations'),
      part('Models'),
    );
  };

/** Gives Swagger UI the names, roles and headings without which assistive technology cannot use it. */
export const accessible = (system: System) => {
  const { createElement: element } = system.React;
  return {
    components: {
      OperationsAndSchemas: layout(system),
      // Swagger UI puts a link into a button, which is invalid; the address still names opened operations.
      DeepLink: ({ text }: { readonly text: string }) => element('span', null, text),
    },
    wrapComponents: {
      TextArea: (Original: ComponentType<Properties>) => (properties: Properties) =>
        element(Original, { 'aria-label': 'Request body', ...properties }),
      HighlightCode: scrolledByKeys,
      curl: scrolledByKeys,
      parameters: named,
      Models: amended('.models > h4', (heading) => heading.setAttribute('aria-level', '2')),
      responses: amended('table[role]', (table, { method, path }) =>
        table.setAttribute('aria-label', `Responses of ${String(method).toUpperCase()} ${String(path)}`),
      ),
    },
  };
};
