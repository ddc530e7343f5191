import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';
import { checkObject } from './fixtures/kubernetes-schemas.ts';
import { renderChart } from './fixtures/render-chart.ts';

const guide = readFileSync(join(ROOT, 'docs/guides/settings.md'), 'utf8');
const roles = readFileSync(join(ROOT, 'deploy/role.sh'), 'utf8');

const cases: [string, Record<string, unknown>][] = [
  ['default values', {}],
  ['no ingress', { 'ingress.enabled': false }],
  ['no network policies', { 'networkPolicy.enabled': false }],
  ['no metrics', { 'metrics.enabled': false }],
  ['a CDN', { publicAssetsUrl: 'https://files.stories.example' }],
  ['settings of roles', { 'api.settings.LLM_CONTEXT_TOKENS': 1_000_000, 'host.settings.CONSENT': 'a "b"' }],
  ['a fixed number of pods', { 'host.replicas.max': 2, 'api.replicas.max': 2 }],
  ['more registries', { 'registry.replicas.max': 4 }],
  ['a longer drain and an origin with a port', { drainSeconds: 60, publicOrigin: 'https://a.example:8443' }],
];

describe.each(cases)('the chart with %s', (_, set) => {
  const objects = renderChart({ registryPublicKeys: 'key', ...set });
  const deployments = objects.filter(Deployment.is);
  const services = objects.filter(Service.is);
  const policies = objects.filter(NetworkPolicy.is);
  const pods = [...deployments, ...objects.filter(Job.is)].map(({ metadata, spec }) => ({
    name: metadata?.name,
    labels: spec?.template?.metadata?.labels ?? {},
    seconds: spec?.template?.spec?.terminationGracePeriodSeconds,
    volumes: spec?.template?.spec?.volumes,
    containers: spec?.template?.spec?.containers ?? [],
  }));
  const containers = pods.flatMap((pod) => pod.containers);
  const env = containers.flatMap((container) => container.env ?? []);

  const podsWith = (labels: Record<string, string> = {}) =>
    pods.filter((pod) => Object.entries(labels).every(([key, value]) => pod.labels[key] === value));
  const namesOf = (found: { name?: string | undefined }[]) => found.map(({ name }) => name);
  const portsOf = (labels?: Record<string, string>) =>
    podsWith(labels).flatMap((pod) => pod.containers.flatMap(({ ports = [] }) => namesOf(ports)));

  test('has objects as the schemas of Kubernetes want them', () => {
    for (const object of objects) checkObject(object);
  });

  test('selects the pods of the same name', () => {
    const selections = [
      ...deployments.map(({ metadata, spec }) => [metadata?.name, spec?.selector.matchLabels] as const),
      ...services.map(({ metadata, spec }) => [metadata?.name, spec?.selector] as const),
      ...policies.map(({ metadata, spec }) => [metadata?.name, spec?.podSelector?.matchLabels] as const),
      ...objects
        .filter(PodDisruptionBudget.is)
        .map(({ metadata, spec }) => [metadata?.name, spec?.selector?.matchLabels] as const),
    ];
    for (const [name, labels] of selections) expect(namesOf(podsWith(labels))).toEqual([name]);
  });

  test('leaves the number of pods to the autoscalers, where there are any', () => {
    const scaled = objects.filter(HorizontalPodAutoscaler.is).map(({ spec }) => spec?.scaleTargetRef.name);
    const free = deployments.filter(({ spec }) => spec?.replicas === undefined);
    expect(scaled).toEqual(free.map(({ metadata }) => metadata?.name));
  });

  test('names ports that pods have', () => {
    for (const { ports = [], startupProbe, readinessProbe, livenessProbe } of containers)
      for (const probe of [startupProbe, readinessProbe, livenessProbe])
        if (probe) expect(namesOf(ports)).toContain(probe.httpGet?.port);
    for (const { spec } of services)
      for (const { targetPort } of spec?.ports ?? []) expect(portsOf(spec?.selector)).toContain(targetPort);
    for (const { spec } of policies)
      for (const { port } of spec?.ingress?.flatMap(({ ports = [] }) => ports) ?? [])
        expect(portsOf(spec?.podSelector?.matchLabels)).toContain(port);
  });

  test('names pods, services and volumes that exist', () => {
    const peers = policies.flatMap(({ spec }) => spec?.ingress?.flatMap(({ from = [] }) => from) ?? []);
    for (const { podSelector } of peers)
      if (podSelector) expect(podsWith(podSelector.matchLabels)).toHaveLength(1);
    const places = services.flatMap(({ metadata, spec }) =>
      (spec?.ports ?? []).map((port) => ({
        service: { name: metadata?.name, port: { name: port.name } },
        url: `http://${metadata?.name}:${port.port}`,
      })),
    );
    for (const { name, value } of env)
      if (/^(API|REGISTRY)_URL$/.test(name)) expect(places.map(({ url }) => url)).toContain(value);
    for (const { host, http } of objects.filter(Ingress.is).flatMap(({ spec }) => spec?.rules ?? [])) {
      expect(host).not.toContain(':');
      for (const { backend } of http?.paths ?? [])
        expect(places.map(({ service }) => service)).toContainEqual(backend.service);
    }
    for (const pod of pods)
      for (const { volumeMounts = [] } of pod.containers)
        expect(namesOf(pod.volumes ?? [])).toEqual(namesOf(volumeMounts));
  });

  test('runs roles with settings of the guide', () => {
    for (const { args } of containers) expect(roles).toContain(`\n  ${args?.[0]})`);
    for (const { name, valueFrom } of env) {
      if (valueFrom?.fieldRef) expect(env.map(({ value }) => value)).toContain(`$(${name})`);
      else if (name !== 'API_URL') expect(guide).toContain(`\`${name}\``);
      if (valueFrom?.secretKeyRef) expect(valueFrom.secretKeyRef.key).toBe(name);
    }
  });

  test('gives a process more time than its drain', () => {
    for (const { seconds, containers } of pods)
      for (const { name, value } of containers.flatMap((container) => container.env ?? []))
        if (name === 'DRAIN_SECONDS') expect(seconds).toBeGreaterThan(Number(value) + 10);
  });
});

describe('values of the chart', () => {
  test('reach their roles as they are', () => {
    const CONSENT = 'a "b": c';
    const objects = renderChart({
      registryPublicKeys: 'key',
      'api.settings.LLM_CONTEXT_TOKENS': 1_000_000,
      'host.settings.CONSENT': CONSENT,
    });
    const settingsOf = (name: string) =>
      objects.filter(Deployment.is).find(({ metadata }) => metadata?.name === name)?.spec?.template.spec
        ?.containers[0]?.env;
    expect(settingsOf('site-api')).toContainEqual({ name: 'LLM_CONTEXT_TOKENS', value: '1000000' });
    expect(settingsOf('site-host')).toContainEqual({ name: 'CONSENT', value: CONSENT });
  });

  test('are refused without keys of the registry', () => {
    expect(() => renderChart({})).toThrow('registryPublicKeys is what `release keys` prints');
  });
});
