const effectiveDates = {
  CR_2005: '2005-08-01',
  CR_2006: '2006-10-01',
  CR_2008: '2008-02-01',
  CR_2009: '2009-07-11',
  CR_2013: '2013-07-13',
  CR_2018: '2018-01-19',
  CR_2023: '2023-11-17',
  CR_2026: '2026-08-07',
};

/** One dated text of the Comprehensive Rules, by the year it took effect. */
export type RulesEdition = keyof typeof effectiveDates;

export interface Edition {
  readonly edition: RulesEdition;
  readonly name: string;
  /** The first day it was in force, as YYYY-MM-DD. */
  readonly effective: string;
}

const named = (edition: RulesEdition, date: string): Edition => ({
  edition,
  name: `Comprehensive Rules of ${date}`,
  effective: effectiveDates[edition],
});

/** Every edition, the oldest first. */
export const editions: readonly Edition[] = [
  named('CR_2005', '1 August 2005'),
  named('CR_2006', '1 October 2006'),
  named('CR_2008', '1 February 2008'),
  named('CR_2009', '11 July 2009'),
  named('CR_2013', '13 July 2013'),
  named('CR_2018', '19 January 2018'),
  named('CR_2023', '17 November 2023'),
  named('CR_2026', '7 August 2026'),
];

export const newestEdition: RulesEdition = 'CR_2026';

/** Did this edition take effect before the other one? */
export const isBefore = (edition: RulesEdition, other: RulesEdition): boolean =>
  effectiveDates[edition] < effectiveDates[other];

/** The same question put to every edition. */
export const perEdition = <Value>(
  valueIn: (edition: RulesEdition) => Value,
): Readonly<Record<RulesEdition, Value>> => ({
  CR_2005: valueIn('CR_2005'),
  CR_2006: valueIn('CR_2006'),
  CR_2008: valueIn('CR_2008'),
  CR_2009: valueIn('CR_2009'),
  CR_2013: valueIn('CR_2013'),
  CR_2018: valueIn('CR_2018'),
  CR_2023: valueIn('CR_2023'),
  CR_2026: valueIn('CR_2026'),
});
