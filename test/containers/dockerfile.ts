import { readFile } from 'node:fs/promises';
import { Cmd, Copy, DockerfileParser, Env, From, Healthcheck, type Instruction } from 'dockerfile-ast';

/** What is done to a stage's file system and environment, in the order of the Dockerfile. */
export type Step =
  | { readonly keyword: 'WORKDIR'; readonly folder: string }
  | { readonly keyword: 'ENV'; readonly values: Readonly<Record<string, string>> }
  | { readonly keyword: 'COPY'; readonly from: string | null; readonly sources: readonly string[]; readonly to: string }
  | { readonly keyword: 'RUN'; readonly line: string };

/** What Docker asks of a container to learn whether it works; the durations in milliseconds. */
export interface HealthCheck {
  readonly command: readonly string[];
  readonly interval: number;
  readonly timeout: number;
  readonly startPeriod: number;
}

export interface Stage {
  readonly image: string;
  readonly name: string | null;
  readonly steps: readonly Step[];
  readonly user: string | null;
  readonly ports: readonly number[];
  readonly healthCheck: HealthCheck | null;
  readonly command: readonly string[];
}

/** The stages of a Dockerfile; a line of a kind that is not known here is an error, so that none goes untried. */
export const readDockerfile = async (path: string): Promise<readonly Stage[]> => {
  const instructions = DockerfileParser.parse(await readFile(path, 'utf8')).getInstructions();
  return instructions.reduce<readonly Stage[]>((stages, instruction) => {
    if (instruction instanceof From) return [...stages, stageOf(instruction)];
    const current = stages.at(-1);
    if (!current) throw new Error(`Before any FROM: ${instruction.toString()}`);
    return [...stages.slice(0, -1), withInstruction(current, instruction)];
  }, []);
};

const stageOf = (from: From): Stage => ({
  image: from.getImage() ?? '',
  name: from.getBuildStage(),
  steps: [],
  user: null,
  ports: [],
  healthCheck: null,
  command: [],
});

const withInstruction = (stage: Stage, instruction: Instruction): Stage => {
  if (instruction instanceof Env) return withStep(stage, { keyword: 'ENV', values: valuesOf(instruction) });
  if (instruction instanceof Copy) return withStep(stage, copying(instruction));
  if (instruction instanceof Healthcheck) return { ...stage, healthCheck: healthCheckOf(instruction) };
  if (instruction instanceof Cmd)
    return { ...stage, command: instruction.getJSONStrings().map((each) => each.getJSONValue()) };
  const text = instruction.getArgumentsContent() ?? '';
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      return withStep(stage, { keyword: 'WORKDIR', folder: text });
    case 'RUN':
      return withStep(stage, { keyword: 'RUN', line: text });
    case 'USER':
      return { ...stage, user: text };
    case 'EXPOSE':
      return { ...stage, ports: text.split(' ').map(Number) };
    default:
      throw new Error(`Nobody knows here what to do with: ${instruction.toString()}`);
  }
};

const withStep = (stage: Stage, step: Step): Stage => ({ ...stage, steps: [...stage.steps, step] });

const valuesOf = (instruction: Env): Readonly<Record<string, string>> =>
  Object.fromEntries(instruction.getProperties().map((each) => [each.getName(), each.getValue() ?? '']));

const copying = (instruction: Copy): Step => {
  const words = instruction.getArguments().map((each) => each.getValue());
  const unknown = instruction.getFlags().filter((flag) => flag.getName() !== 'from');
  if (unknown.length) throw new Error(`Unknown flags: ${unknown.join(' ')}`);
  const from = instruction.getFromFlag()?.getValue() ?? null;
  return { keyword: 'COPY', from, sources: words.slice(0, -1), to: words.at(-1) ?? '' };
};

const healthCheckOf = (instruction: Healthcheck): HealthCheck => {
  const command: unknown = JSON.parse((instruction.getArgumentsContent() ?? '').replace(/^CMD\s+/, ''));
  const milliseconds = (name: string): number => {
    const value =
      instruction
        .getFlags()
        .find((flag) => flag.getName() === name)
        ?.getValue() ?? '';
    if (!/^\d+s$/.test(value)) throw new Error(`--${name} is no number of seconds: ${value}`);
    return Number.parseInt(value, 10) * 1_000;
  };
  return {
    command: command as readonly string[],
    interval: milliseconds('interval'),
    timeout: milliseconds('timeout'),
    startPeriod: milliseconds('start-period'),
  };
};
