import { useState } from 'react';

/** The previously shown step, null at first. A step that replaces another one takes the focus. */
export function usePreviousStep<Step extends string>(step: Step): Step | null {
  const [steps, setSteps] = useState<{ now: Step; before: Step | null }>({ now: step, before: null });
  if (steps.now !== step) setSteps({ now: step, before: steps.now });
  return steps.before;
}
