/** The functions that the package loads with a part, by module. */
const partsOf: Readonly<Record<string, readonly [part: string, ...names: string[]]>> = {
  'domain/cards/text/read-text.js': ['cardReader', 'readText', 'isTextRead'],
  'domain/setup/offers.js': [
    'offers',
    'notedOf',
    'effectInFull',
    'describedOfferProblems',
    'offerProblemsAt',
    'seenFromOffer',
  ],
  'domain/wording.js': ['wording', 'marked', 'withWordings'],
  'domain/combat/optimization/best-declaration.js': ['optimization', 'bestDeclaration'],
};

const forwarding = (importer: string, [part, ...names]: readonly string[]): string =>
  `import { part } from ${JSON.stringify(importer)};\n${names
    .map((name) => `export const ${name} = (...given) => part(${JSON.stringify(part)}).${name}(...given);`)
    .join('\n')}`;

/** `solveWithin` returns a function: the part is needed when that one is called. */
const forwardingSolver = (importer: string): string =>
  `import { part } from ${JSON.stringify(importer)};
    export const solveWithin = (seconds) => (program) => part('solver').solveWithin(seconds)(program);`;

/** Writes the stand-in of a module; what it stands for is found through the module of that path. */
export type WriteStandIn = (importer: string) => Promise<string> | string;

/** What stands in for modules until they are loaded, by module. */
export const partStandIns: Readonly<Record<string, WriteStandIn>> = {
  ...Object.fromEntries(
    Object.entries(partsOf).map(([module, part]) => [module, (importer: string) => forwarding(importer, part)]),
  ),
  'solver/solver.js': forwardingSolver,
};

const RULEBOOK = ['isRuleNumber', 'ruleIn', 'hasRule', 'findRule', 'rulesOf', 'numbersOf', 'findNumberedRule'] as const;

/** What stands in for the rulebook, which answers cite: the page shows rules before anything is asked. */
export const rulebookWhenNeeded: Readonly<Record<string, WriteStandIn>> = {
  'domain/rulebook/rulebook.js': (importer) => forwarding(importer, ['rulebook', ...RULEBOOK]),
};

/** Writes what is told of every question before it is asked; the rest is found in the part that holds its group. */
const questionsWithoutAnswers = async (importer: string): Promise<string> => {
  const { formOf, catalogue } = await import('../src/questions/catalogue/catalogue.js');
  const entries = catalogue.map((question) => {
    const told = ['name', 'description', 'rules'] as const;
    const fields = told.map((name) => `${name}: ${JSON.stringify(question[name])}`);
    const others = Object.keys(question).filter((name) => !told.some((each) => each === name));
    const found = `part(${JSON.stringify(formOf(question.name).group)}).${question.name}`;
    return `later({ ${fields.join(', ')} }, () => ${found}, ${JSON.stringify(others.join(' '))})`;
  });
  return `import { part } from ${JSON.stringify(importer)};
    const later = (told, find, names) => {
      for (const name of names.split(' ')) Object.defineProperty(told, name, { enumerable: true, get: () => find()[name] });
      return told;
    };
    export const catalogue = [${entries.join(',\n')}];`;
};

/** Writes the schema of events, whose fields are found in the part that holds them, and what lets them take place. */
const eventsWhenNeeded = async (importer: string): Promise<string> => {
  const { events } = await import('../src/domain/events/events.js');
  const [list, event] = [events, events.of].map((each) => JSON.stringify({ ...each, description: '', of: undefined }));
  return `import { part } from ${JSON.stringify(importer)};
    export const events = { ...${list}, of: { ...${event}, fields: () => part('events').events.of.fields() } };
    export const takePlace = (...given) => part('events').takePlace(...given);`;
};

/** What stands in for the questions and the events, of which programs that load parts need few at once. */
export const questionsAndEvents: Readonly<Record<string, WriteStandIn>> = {
  'questions/catalogue/catalogue.js': questionsWithoutAnswers,
  'domain/events/events.js': eventsWhenNeeded,
};
