import { readdir, readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { readConfig, settingNames } from '../../src/config.js';
import { openKeys } from '../../src/http/access/keys.js';
import { createDatabase } from '../database.js';
import { freePort } from '../ports.js';
import { rootUrl, startServerProcess } from '../processes.js';
import { startServer } from '../http/server.js';

const folder = new URL('deploy/kubernetes/', rootUrl);

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly timeoutSeconds?: number;
  readonly failureThreshold: number;
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: Readonly<Record<'requests' | 'limits', { readonly cpu: string; readonly memory: string }>>;
  readonly securityContext: object;
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}
interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers: readonly Container[];
  readonly securityContext: object;
  readonly terminationGracePeriodSeconds: number;
}
interface Manifest {
  readonly kind: string;
  readonly metadata?: { readonly name: string };
  readonly resources?: readonly string[];
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: any;
}

const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
const manifests = (
  await Promise.all(
    files.map(async (name) =>
      parseAllDocuments(await readFile(new URL(name, folder), 'utf8')).map((document) => {
        expect([name, document.errors]).toEqual([name, []]);
        return document.toJS() as Manifest;
      }),
    ),
  )
).flat();

const only = (kind: string): Manifest => {
  const [manifest, ...more] = manifests.filter((each) => each.kind === kind);
  if (!manifest || more.length) throw new Error(`There is not exactly one ${kind}.`);
  return manifest;
};

const deployment = only('Deployment');
const pod = deployment.spec.template.spec as PodSpec;
const [server] = pod.containers;
const settings = only('ConfigMap').data ?? {};

describe('the manifests for Kubernetes', () => {
  test('are all in the kustomization', () =>
    expect([...(only('Kustomization').resources ?? []), 'kustomization.yaml'].sort()).toEqual([...files].sort()));

  test('name one application and select its pods', () => {
    const labels = { 'app.kubernetes.io/name': 'rangefinder' };
    expect(deployment.spec.template.metadata.labels).toMatchObject(labels);
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(only('Service').spec.selector).toEqual(labels);
    expect(only('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(only('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
    const scaled = { kind: 'Deployment', name: 'rangefinder' };
    expect(only('HorizontalPodAutoscaler').spec.scaleTargetRef).toMatchObject(scaled);
  });

  test('set only what is a setting, to what is accepted', () => {
    const set = [...Object.keys(settings), ...(server?.env ?? []).map(({ name }) => name)];
    expect(set.filter((name) => !settingNames.includes(name))).toEqual(['NODE_OPTIONS']);
    const secret = { DATABASE_URL: 'postgresql://rangefinder_app:secret@database/rangefinder' };
    expect(readConfig({ ...settings, ...secret })).not.toHaveProperty('problem');
    expect(Object.keys(settings).filter((name) => /URL|KEY|TOKEN/.test(name))).toEqual([]);
  });

  test('take secrets from secrets', () => {
    const variables = [...pod.initContainers, ...pod.containers].flatMap(({ env = [] }) => env);
    const secrets = variables.filter(({ name }) => /URL|KEY|TOKEN/.test(name));
    expect(secrets.filter(({ valueFrom }) => !valueFrom?.secretKeyRef)).toEqual([]);
    expect(secrets.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name)).toContain('rangefinder-owner');
    expect(server?.env?.some(({ valueFrom }) => valueFrom?.secretKeyRef?.name === 'rangefinder-owner')).toBe(false);
  });

  test('lock the containers up, and limit what they take', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { name, securityContext, resources } of [...pod.initContainers, ...pod.containers]) {
      expect([name, securityContext]).toEqual([
        name,
        { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      ]);
      for (const kind of ['requests', 'limits'] as const) {
        expect(resources[kind].cpu).toMatch(/^\d+m?$/);
        expect(resources[kind].memory).toMatch(/^\d+[GM]i$/);
      }
    }
  });

  test('run the image of this version, and what is in it', async () => {
    const { version } = JSON.parse(await readFile(new URL('package.json', rootUrl), 'utf8')) as { version: string };
    for (const { image, command = ['node', 'dist/main.js'] } of [...pod.initContainers, ...pod.containers]) {
      expect(image).toBe(`rangefinder:${version}`);
      const [, program = ''] = command;
      await readFile(new URL(program.replace(/^dist\/(.*)\.js$/, 'src/$1.ts'), rootUrl));
    }
  });

  test('give a server the time to end that it takes', () => {
    const config = readConfig({ ...settings });
    if ('problem' in config) throw new Error(config.problem);
    const { drainTime = 0, requestTimeout } = config;
    const noticed = (server?.readinessProbe?.periodSeconds ?? 0) * 1_000;
    expect(drainTime).toBeGreaterThan(noticed);
    expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThanOrEqual(drainTime + requestTimeout + 5_000);
  });

  test('let in and out what has to go there', () => {
    const { ingress, egress } = only('NetworkPolicy').spec;
    const portsOf = (rules: { ports: { port: unknown }[] }[]) =>
      rules.flatMap(({ ports }) => ports.map(({ port }) => port));
    expect(portsOf(ingress)).toEqual(['http']);
    expect(portsOf(egress)).toEqual(expect.arrayContaining([53, 5432, 6379, 4318]));
  });
});

const running = await startServer();
afterAll(() => running.close());

describe('what the manifests ask of a server is served', () => {
  test('at the port that the service leads to', () => {
    expect(server?.ports).toEqual([{ name: 'http', containerPort: Number(settings.PORT) }]);
    expect(only('Service').spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  });

  test.each(['startupProbe', 'livenessProbe', 'readinessProbe'] as const)('the %s', async (name) => {
    const probe = server?.[name];
    expect(probe?.httpGet.port).toBe('http');
    expect((await fetch(`${running.url}${probe?.httpGet.path ?? ''}`)).status).toBe(200);
  });

  test('by the program as it is deployed: probes without a key, answers with one, metrics with a token', async () => {
    const database = await createDatabase();
    const tokens = { API_KEY: 'the-key-in-the-secret', METRICS_TOKEN: 'the-token-in-the-secret' };
    const secrets = { DATABASE_URL: database.url, ...tokens };
    const names = (server?.env ?? []).filter(({ valueFrom }) => valueFrom?.secretKeyRef).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(secrets)));
    const values = (server?.env ?? []).flatMap(({ name, value = '' }) => (value ? [[name, value] as const] : []));
    const own = { MAXIMUM_DELAY: '0', LOG_LEVEL: 'info', ...settings, ...Object.fromEntries(values), ...secrets };
    const started = await startServerProcess({ ...own, PORT: String(await freePort()) });
    const keys = openKeys(database.url);
    const admin = await keys.create({ tenant: 'acme', name: 'test', scope: 'admin' });
    const local = await keys.create({ tenant: 'local', name: 'test', scope: 'read' });
    const status = async (path: string, key?: string): Promise<number> => {
      const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
      return (await fetch(started.url + path, { headers })).status;
    };
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
      expect(await status(server?.[probe]?.httpGet.path ?? '')).toBe(200);
    expect([await status('/v1/games'), await status('/v1/games', secrets.API_KEY)]).toEqual([401, 200]);
    expect(await status('/v1/games', secrets.METRICS_TOKEN)).toBe(401);
    expect([await status('/metrics'), await status('/metrics', 'another-token-of-it')]).toEqual([401, 401]);
    expect([await status('/metrics', admin.key), await status('/metrics', local.key)]).toEqual([403, 403]);
    for (const key of [secrets.METRICS_TOKEN, secrets.API_KEY]) expect(await status('/metrics', key)).toBe(200);
    await keys.close();
    expect(await started.stop()).toBe(0);
    await database.drop();
  });

  test('the metrics, where the annotations say', async () => {
    const annotations = deployment.spec.template.metadata.annotations as Record<string, string>;
    expect(annotations['prometheus.io/port']).toBe(settings.PORT);
    expect((await fetch(`${running.url}${annotations['prometheus.io/path'] ?? ''}`)).status).toBe(200);
  });
});
