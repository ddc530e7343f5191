/**
 * Runs in the page before its scripts have loaded. Inside elements with `data-early-input` it holds the first click on a button,
 * or Enter in a text area; elsewhere in the page, the last click on a button that submits no form. The component, or the shell
 * for the page, takes it by `useEarlyInput` after hydration. An action is either held or handled by a component, never both.
 * Written for the browser: it is sent as source text.
 */
function holdEarlyInput(): void {
  const held: { scope: Element; control: HTMLElement; text: string }[] = [];
  const hydrated = new WeakSet<Element>();

  const scopeOf = (event: Event): Element | null => {
    const scope = event.target instanceof Element ? event.target.closest('[data-early-input], :root') : null;
    return scope && !hydrated.has(scope) ? scope : null;
  };
  const isPage = (scope: Element): boolean => scope.matches(':root');
  const remove = (scope: Element) => {
    const index = held.findIndex((each) => each.scope === scope);
    const [removed] = index < 0 ? [] : held.splice(index, 1);
    removed?.control.removeAttribute('data-pending');
    return removed ?? null;
  };
  const hold = (event: Event, scope: Element, control: HTMLElement | null | undefined): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isSubmit = control?.getAttribute('type') === 'submit';
    const text = (isSubmit && control?.closest('form')?.querySelector('textarea')?.value) || '';
    if (!control || (isSubmit && text.trim() === '')) return;
    if (isPage(scope)) remove(scope);
    else if (held.some((each) => each.scope === scope)) return;
    held.push({ scope, control, text });
    control.setAttribute('data-pending', '');
  };

  addEventListener(
    'click',
    (event) => {
      const scope = scopeOf(event);
      const control = (event.target as Element).closest('button');
      // Forms of the page work without scripts.
      if (!scope || !control || (isPage(scope) && control.type === 'submit' && control.form)) return;
      hold(event, scope, control);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const scope = scopeOf(event);
      const { target, key, shiftKey, isComposing } = event;
      if (!scope || isPage(scope) || !(target instanceof HTMLTextAreaElement) || key !== 'Enter') return;
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
      if (scope && !isPage(scope)) hold(event, scope, null);
    },
    true,
  );

  window.__STORYLOOM_EARLY__ = {
    take(scope) {
      hydrated.add(scope);
      return remove(scope);
    },
  };
}

/** The source of the script. */
export const earlyInputScript: string = `(${holdEarlyInput})();`;
