import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCalibration } from './calibration.ts';

test('a model that counts more than we do is counted with more from then on, and others are not', () => {
  const calibration = createCalibration();
  calibration.learn('llama', 1_000, 1_300);
  expect(calibration.ratio('llama')).toBeCloseTo(1.3);
  expect(calibration.ratio('other')).toBe(1);
});

test('one odd prompt does not turn what many have shown', () => {
  const calibration = createCalibration();
  for (let at = 0; at < 10; at++) calibration.learn('m', 1_000, 1_200);
  calibration.learn('m', 1_000, 2_000);
  expect(calibration.ratio('m')).toBeLessThan(1.5);
  for (let at = 0; at < 10; at++) calibration.learn('m', 1_000, 1_200);
  expect(calibration.ratio('m')).toBeCloseTo(1.2);
});

test('reports that cannot be meant as prompt tokens change nothing', () => {
  const calibration = createCalibration();
  for (const [counted, reported] of [
    [1_000, 0],
    [1_000, 42],
    [1_000, 9_000],
    [20, 40],
    [0, 500],
  ] as const) {
    calibration.learn('m', counted, reported);
  }
  expect(calibration.ratio('m')).toBe(1);
});

test('whatever is reported, a ratio stays within what is plausible and moves in steps', () => {
  const report = fc.tuple(fc.nat(10_000), fc.nat(40_000));
  fc.assert(
    fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
      const calibration = createCalibration();
      for (const [counted, reported] of reports) calibration.learn('m', counted, reported);
      const ratio = calibration.ratio('m');
      expect(ratio).toBeGreaterThanOrEqual(0.5);
      expect(ratio).toBeLessThanOrEqual(4);
      expect(Math.abs(ratio * 20 - Math.round(ratio * 20))).toBeLessThan(1e-9);
    }),
  );
});
