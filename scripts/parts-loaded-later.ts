/** The modules that the package loads later: the part that each belongs to, and its functions. */
const partsOf: Readonly<Record<string, readonly [part: string, ...names: string[]]>> = {
  'domain/cards/text/read-text.js': ['cardReader', 'readText', 'isTextRead'],
  'domain/cards/answers/partly-read.js': ['partlyRead', 'isSaidOfDamage', 'mayBeAbout', 'mayHold'],
  'domain/setup/offers.js': [
    'offers',
    'notedOf',
    'effectInFull',
    'describedOfferProblems',
    'offerProblemsAt',
    'seenFromOffer',
  ],
  'domain/wording.js': ['wording', 'markName', 'withWordings'],
  'domain/combat/optimization/best-declaration.js': ['optimization', 'bestDeclaration'],
};

const forwarding = (importer: string, [part, ...names]: readonly string[]): string =>
  `import { part } from ${JSON.stringify(importer)};\n${names
    .map((name) => `export const ${name} = (...given) => part(${JSON.stringify(part)}).${name}(...given);`)
    .join('\n')}`;

/** Forwards to the solver. `solveWithin` returns a function: only calling that one needs the part. */
const forwardingSolver = (importer: string): string =>
  `import { part } from ${JSON.stringify(importer)};
    export const solveWithin = (seconds) => (program) => part('solver').solveWithin(seconds)(program);`;

/** Writes the stand-in of a module, which imports `part` from a path. */
export type WriteStandIn = (importer: string) => Promise<string> | string;

type StandIns = Readonly<Record<string, WriteStandIn>>;

const standInsOf = (parts: typeof partsOf): StandIns =>
  Object.fromEntries(
    Object.entries(parts).map(([module, part]) => [module, (importer: string) => forwarding(importer, part)]),
  );

/** The stand-ins of modules until their part is loaded, by module. */
export const partStandIns: StandIns = { ...standInsOf(partsOf), 'solver/solver.js': forwardingSolver };

const RULEBOOK = ['isRuleNumber', 'ruleIn', 'hasRule', 'findRule', 'rulesOf', 'numbersOf', 'findNumberedRule'] as const;

/** The stand-in of the rulebook until an answer cites it; not for the page, which shows rules from the start. */
export const rulebookWhenNeeded: StandIns = {
  'domain/rulebook/rulebook.js': (importer) => forwarding(importer, ['rulebook', ...RULEBOOK]),
};

/** Writes the name, description and rules of every question; its other properties come from the part of its group. */
const questionsWithoutAnswers = async (importer: string): Promise<string> => {
  const { formOf, catalogue } = await import('../src/questions/catalogue/catalogue.js');
  const entries = catalogue.map((question) => {
    const eager = ['name', 'description', 'rules'] as const;
    const fields = eager.map((name) => `${name}: ${JSON.stringify(question[name])}`);
    const others = Object.keys(question).filter((name) => !eager.some((each) => each === name));
    const found = `part(${JSON.stringify(formOf(question.name).group)}).${question.name}`;
    return `later({ ${fields.join(', ')} }, () => ${found}, ${JSON.stringify(others.join(' '))})`;
  });
  return `import { part } from ${JSON.stringify(importer)};
    const later = (question, find, names) => {
      for (const name of names.split(' ')) Object.defineProperty(question, name, { enumerable: true, get: () => find()[name] });
      return question;
    };
    export const catalogue = [${entries.join(',\n')}];`;
};

/** Writes the schema of events and `takePlace`, which get the fields and the code from the part with the events. */
const eventsWhenNeeded = async (importer: string): Promise<string> => {
  const { events } = await import('../src/domain/events/events.js');
  const [list, event] = [events, events.of].map((each) => JSON.stringify({ ...each, description: '', of: undefined }));
  return `import { part } from ${JSON.stringify(importer)};
    export const events = { ...${list}, of: { ...${event}, fields: () => part('events').events.of.fields() } };
    export const takePlace = (...given) => part('events').takePlace(...given);`;
};

/** The stand-ins of questions and events: programs that load parts need few of these at once. */
export const questionsAndEvents: StandIns = {
  'questions/catalogue/catalogue.js': questionsWithoutAnswers,
  'domain/events/events.js': eventsWhenNeeded,
};

/** The modules of the part that all questions and events need, and reading a table only for a combat. */
const answerModules: typeof partsOf = {
  'query/in-process/answers.js': ['answers', 'answerTo', 'playedAt', 'warningsAt', 'notesAt'],
  'domain/cards/layers/static-abilities.js': [
    'answers',
    'withStaticAbilities',
    'withGroupsSettled',
    'withTypesInCombat',
    'objectsAffected',
    'stepsToWorkOut',
    'dependentsAt',
  ],
};

/** The stand-ins of those modules; not for programs that ask a question at once. */
export const answersWhenNeeded: StandIns = standInsOf(answerModules);

/** The modules of the parts that are loaded without that part. */
const withoutAnswers: ReadonlySet<string> = new Set([
  ...Object.keys(answerModules),
  'query/in-process/card.js',
  'domain/cards/text/read-text.js',
  'domain/rulebook/rulebook.js',
  'solver/highs.js',
]);

/** That part: most other parts need it. */
export const answersPart = {
  modules: Object.keys(answerModules),
  neededBy: (module: string): boolean => !withoutAnswers.has(module),
};
