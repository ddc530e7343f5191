import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCalibration } from './calibration.ts';

describe('calibration', () => {
  test('follows the reports of each model separately', () => {
    const calibration = createCalibration();
    calibration.report('llama', 1_000, 1_300);
    expect(calibration.ratio('llama')).toBeCloseTo(1.3);
    expect(calibration.ratio('other')).toBe(1);
  });

  test('changes little after one unusual report', () => {
    const calibration = createCalibration();
    for (let at = 0; at < 10; at++) calibration.report('m', 1_000, 1_200);
    calibration.report('m', 1_000, 2_000);
    expect(calibration.ratio('m')).toBeLessThan(1.5);
    for (let at = 0; at < 10; at++) calibration.report('m', 1_000, 1_200);
    expect(calibration.ratio('m')).toBeCloseTo(1.2);
  });

  test('ignores implausible reports', () => {
    const calibration = createCalibration();
    for (const [counted, reported] of [
      [1_000, 0],
      [1_000, 42],
      [1_000, 9_000],
      [20, 40],
      [0, 500],
    ] as const) {
      calibration.report('m', counted, reported);
    }
    expect(calibration.ratio('m')).toBe(1);
  });

  test('keeps ratios plausible and in steps, whatever is reported', () => {
    const report = fc.tuple(fc.nat(10_000), fc.nat(40_000));
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
        const calibration = createCalibration();
        for (const [counted, reported] of reports) calibration.report('m', counted, reported);
        const ratio = calibration.ratio('m');
        expect(ratio).toBeGreaterThanOrEqual(0.5);
        expect(ratio).toBeLessThanOrEqual(4);
        expect(Math.abs(ratio * 20 - Math.round(ratio * 20))).toBeLessThan(1e-9);
      }),
    );
  });
});
