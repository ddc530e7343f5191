import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedReport, reportedPackages, versionOf } from './api-report/packages.ts';
import { problemWith, reportText } from './api-report/report.ts';
import { ROOT } from './bootstrap/paths.mjs';

for (const reported of reportedPackages) {
  const { name, file } = reported;
  const version = versionOf(reported);
  const body = await reported.body();
  const problem = problemWith(recordedReport(reported), name, version, body);
  if (problem === null) writeFileSync(join(ROOT, file), reportText(name, version.number, body));
  else process.exitCode = 1;
  console.log(problem ?? `${file}: version ${version.number}`);
}
