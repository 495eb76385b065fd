/** How many random cases a test tries: what it says, or as many as RANDOM_CASES asks for: fewer of mutation tests, more of whoever looks for faults. */
export const randomCases = (usual: number): number => Number(process.env.RANDOM_CASES ?? usual);
