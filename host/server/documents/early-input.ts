/**
 * Runs in the page before its scripts have loaded. Inside elements with `data-early-input` it holds the first click on a button,
 * or Enter in a text area, until the component has been hydrated and takes it by `useEarlyInput`. An action is either held
 * or handled by the component, never both. Written for the browser: it is sent as source text.
 */
function holdEarlyInput(): void {
  const held: { scope: Element; control: HTMLElement }[] = [];
  const hydrated = new WeakSet<Element>();

  const scopeOf = (event: Event): Element | null => {
    const scope = event.target instanceof Element ? event.target.closest('[data-early-input]') : null;
    return scope && !hydrated.has(scope) ? scope : null;
  };
  const isBlank = (control: Element): boolean => {
    const area = control.closest('form')?.querySelector('textarea');
    return control.getAttribute('type') === 'submit' && area?.value.trim() === '';
  };
  const hold = (event: Event, scope: Element, control: HTMLElement | null | undefined): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!control || isBlank(control) || held.some((each) => each.scope === scope)) return;
    held.push({ scope, control });
    control.setAttribute('data-pending', '');
  };

  addEventListener(
    'click',
    (event) => {
      const scope = scopeOf(event);
      const control = (event.target as Element).closest<HTMLElement>('button');
      if (scope && control) hold(event, scope, control);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const scope = scopeOf(event);
      const { target, key, shiftKey, isComposing } = event;
      if (!scope || !(target instanceof HTMLTextAreaElement) || key !== 'Enter') return;
      // On touch screens Enter begins a new line.
      if (shiftKey || isComposing || matchMedia('(pointer: coarse)').matches) return;
      hold(event, scope, target.form?.querySelector<HTMLElement>('[type="submit"]'));
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const scope = scopeOf(event);
      if (scope) hold(event, scope, null);
    },
    true,
  );

  window.__STORYLOOM_EARLY__ = {
    take(scope) {
      hydrated.add(scope);
      const index = held.findIndex((each) => each.scope === scope);
      const [taken] = index < 0 ? [] : held.splice(index, 1);
      taken?.control.removeAttribute('data-pending');
      return taken?.control ?? null;
    },
  };
}

/** The source of the script. */
export const earlyInputScript: string = `(${holdEarlyInput})();`;
