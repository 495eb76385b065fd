import { randomNumbers, type RandomNumbers } from '../test/random-numbers.js';
import { textReaders, type TextReader } from '../test/readers-of-text.js';
