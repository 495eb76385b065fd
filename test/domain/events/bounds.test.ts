import { randomInt } from 'node:crypto';
import { describe as group, expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { describe } from '../../../src/domain/setup/describe.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { atTheBound, eventsAtTheBound, everyNumber, fits } from '../bounds.js';
import { sampleArguments } from '../every-question.js';
import { diceOf } from '../random-games.js';
import { valueOf } from '../../value-of.js';

group('what rules work out stays within 32 bits', () => {
  test('an event whose result does not is refused, and every answer after the others fits', () => {
    const numbers = Array.from({ length: 50 }, () => randomInt(2 ** 31));
    process.stdout.write(`bounds: numbers ${numbers.join(' ')}\n`);
    const state = valueOf(readDescription(atTheBound));
    for (const event of eventsAtTheBound) {
      const taken = takePlace(state, [event], { force: true });
      if (!taken.ok) {
        const [name = ''] = Object.keys(event);
        const paths = taken.failure.code === 'BAD_USER_INPUT' ? taken.failure.problems.map(({ path }) => path) : [];
        expect(paths[0]?.slice(0, 3)).toEqual(['events', 0, name]);
        continue;
      }
      const after = taken.value[0]?.after ?? state;
      expect(everyNumber(describe(after)).filter((number) => !fits(number))).toEqual([]);
      expect(readDescription(describe(after)).ok).toBe(true);
      const given = sampleArguments(after, diceOf(numbers));
      for (const question of catalogue) {
        const answered = question.ask(after, Reflect.get(given, question.name));
        if (answered.ok) expect(everyNumber(answered.value).filter((number) => !fits(number))).toEqual([]);
        else expect(answered.failure.code).toBe('BAD_USER_INPUT');
      }
    }
  });
});
