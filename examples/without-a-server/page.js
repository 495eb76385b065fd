import { ask, readTable } from 'rangefinder';

const [table, player, button, alert, list] = ['textarea', 'input', 'button', '[role=alert]', 'ul'].map((each) =>
  document.querySelector(each),
);

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch ({ message }) {
    return message;
  }
};

const sentenceOf = ({ attacker, canAttack, included, because }) => {
  const targets = included.map(({ name }) => name).join(', ');
  const [{ rule, says }] = because;
  return `${attacker.name} ${canAttack ? `may attack ${targets}` : 'may attack nobody'}. ${says} (${rule.number})`;
};

const reasonOf = ({ failure }) =>
  (failure.problems ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') || failure.code;

button.addEventListener('click', async () => {
  const state = await readTable(parse(table.value));
  const answer = state.ok ? await ask(state.value, 'legalAttackTargets', { player: player.value }) : state;
  alert.textContent = answer.ok ? '' : reasonOf(answer);
  list.replaceChildren(
    ...(answer.ok ? answer.value.items : []).map((row) =>
      Object.assign(document.createElement('li'), { textContent: sentenceOf(row) }),
    ),
  );
});
