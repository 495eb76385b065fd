/** How many random cases a test tries: what it says, or fewer where RANDOM_CASES asks for fewer, as mutation tests do. */
export const randomCases = (usual: number): number => Math.min(usual, Number(process.env.RANDOM_CASES ?? usual));
