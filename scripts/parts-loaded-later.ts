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
