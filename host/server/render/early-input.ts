import { isComposing } from '@storyloom/ui/forms/composing';
import { sourceOf } from './source-of.ts';

interface Held {
  scope: Element;
  control: HTMLElement;
  /** The message that was sent, empty if none. */
  text: string;
  /** Path of the page. */
  path: string;
}

/**
 * Runs in the page before any of its content is visible. Inside elements with `data-early-input` it holds the
 * first click on a button, or Enter in a text area; elsewhere in the page, the last click on a control that belongs
 * to no form. The component, or the shell for the page, takes it by `useEarlyInput` after hydration. A click stays
 * held until the boundary around its button is hydrated, which may be later, and is then repeated. An action is
 * either held or handled by a component, never both.
 * Written for the browser: it is sent as source text.
 */
function holdEarlyInput(belongsToInputMethod: typeof isComposing): void {
  const held = new Map<Element, Held>();
  const hydrated = new WeakSet<Element>();
  let pointerId = -1;

  const scopeOf = (event: Event): Element | null =>
    event.target instanceof Element ? event.target.closest('[data-early-input], :root') : null;
  const isPage = (scope: Element): boolean => scope.matches(':root');
  // A choice that the browser has made before hydration is not known to React.
  const controlOf = (clicked: Element): HTMLButtonElement | HTMLInputElement | null => {
    const control = clicked.closest('button') ?? clicked.closest('label')?.control ?? clicked;
    if (control instanceof HTMLButtonElement) return control;
    const isChoice = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
    return isChoice && !control.form ? control : null;
  };
  const remove = (scope: Element): Held | undefined => {
    const action = held.get(scope);
    held.delete(scope);
    action?.control.removeAttribute('data-pending');
    return action;
  };
  // React stops all events at a boundary that is not hydrated. It drops clicks, but repeats this event after
  // hydration.
  const probe = 'gotpointercapture';
  const sendProbe = (control: Element) => {
    control.dispatchEvent(new PointerEvent(probe, { bubbles: true, pointerId: --pointerId }));
  };
  const isHydrated = (control: Element): boolean => {
    let arrived = false;
    const arrive = () => {
      arrived = true;
    };
    control.addEventListener(probe, arrive);
    sendProbe(control);
    control.removeEventListener(probe, arrive);
    return arrived;
  };
  const repeat = (action: Held): void => {
    const { scope, control, path } = action;
    const click = () => {
      if (held.get(scope) !== action) return;
      remove(scope);
      if (control.isConnected && location.pathname === path) control.click();
    };
    control.addEventListener(probe, click, { once: true });
    sendProbe(control);
  };
  const hold = (event: Event, scope: Element, control: HTMLElement | null | undefined): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isSubmit = control?.getAttribute('type') === 'submit';
    const box = isSubmit ? control?.closest('form')?.querySelector('textarea') : null;
    const text = box?.value ?? '';
    if (!control || (box && text.trim() === '')) return;
    if (isPage(scope)) remove(scope);
    else if (held.has(scope)) return;
    const action = { scope, control, text, path: location.pathname };
    held.set(scope, action);
    control.setAttribute('data-pending', '');
    if (hydrated.has(scope)) repeat(action);
  };

  addEventListener(
    'click',
    (event) => {
      const scope = scopeOf(event);
      const control = controlOf(event.target as Element);
      // Forms of the page work without scripts.
      if (!scope || !control || (isPage(scope) && control.type === 'submit' && control.form)) return;
      if (hydrated.has(scope) && held.get(scope)?.control !== control && isHydrated(control)) return;
      hold(event, scope, control);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const scope = scopeOf(event);
      const { target, key, shiftKey } = event;
      if (!scope || hydrated.has(scope) || isPage(scope)) return;
      if (!(target instanceof HTMLTextAreaElement) || key !== 'Enter') return;
      // On touch screens Enter begins a new line.
      if (shiftKey || belongsToInputMethod(event) || matchMedia('(pointer: coarse)').matches) return;
      hold(event, scope, target.form?.querySelector<HTMLElement>('[type="submit"]'));
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const scope = scopeOf(event);
      if (scope && !hydrated.has(scope) && !isPage(scope)) hold(event, scope, null);
    },
    true,
  );

  window.__STORYLOOM_EARLY__ = {
    take(scope) {
      hydrated.add(scope);
      const action = held.get(scope);
      if (!action) return null;
      if (action.text !== '') return remove(scope) ?? null;
      // In a task of its own: within an effect React cannot hydrate.
      setTimeout(() => repeat(action));
      return null;
    },
  };
}

/** The source of the script. */
export const earlyInputScript: string = `(${sourceOf(holdEarlyInput)})(${sourceOf(isComposing)});`;
