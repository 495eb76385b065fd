import fc from 'fast-check';

/** The same properties with the same values at every run; PROPERTY_SEED looks for others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 801) });
