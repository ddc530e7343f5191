import { createStoryteller } from '@storyloom/offline/storyteller';
import type { Checked } from './model-check/check-model.ts';
import { checkModel } from './model-check/check-model.ts';
import { report } from './model-check/report.ts';
import { pickProvider } from './modules/providers/pick-provider.ts';
import { providersSettings } from './modules/providers/providers.config.ts';
import { readSettings } from './platform/settings.ts';

/** Exit codes: 0 if every request was answered, 1 if one was not, 2 if no model is configured. */
process.exitCode = await main();

async function main(): Promise<number> {
  const adaptations: string[] = [];
  const onAdapt = (_: string, adaptation: string) => void adaptations.push(adaptation);
  try {
    const settings = readSettings(providersSettings, process.env);
    const models = pickProvider(settings, createStoryteller({ charsPerSecond: 160 }), onAdapt);
    if (models.isOffline) {
      say(
        'No model is configured. Example: LLM_BASE_URL=http://127.0.0.1:11434/v1 LLM_MODEL=llama3.2 npm run model-check',
      );
      return 2;
    }
    say(`Checking ${models.standard} …`);
    const results: Checked[] = [];
    for await (const result of checkModel(models)) {
      results.push(result);
      say(`${result.isFinished ? '✓' : '✗'} ${result.step}`);
    }
    say(`\n${report(results, adaptations)}`);
    return results.every(({ isFinished }) => isFinished) ? 0 : 1;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
