/** A thought's tags, channel and turn marks, and ends of text, as the templates of open models write them. */
const MARK =
  /(?<tag><\/?(?:think|thinking|thought|reasoning|seed:think)>|\[\/?THINK\]|◁\/?think▷)|<[|｜](?<name>[\w▁-]{1,40})[|｜]>|<(?<turn>start_of_turn|end_of_turn)>|<(?:\/?s|bos|eos)>|\[\/?INST\]/giu;
/** The end of a text that may be the beginning of a mark. */
const PARTIAL_MARK = /(?:<[|｜/]?[\w:▁-]{0,40}[|｜]?|\[\/?[A-Z]{0,5}|◁\/?[a-z]{0,5})$/iu;
const BEGINS_MARK = /[<[◁]/u;

const HEADER = /^(?:start|im_start|start_header_id|channel|start_of_turn|user|assistant|system)$/iu;
const HEADER_END = /^(?:message|end_header_id)$/iu;
const END_OF_TURN =
  /^(?:end|return|call|im_end|eot_id|eom_id|eot|end_of_turn|endoftext|end_of_text|end▁of▁sentence|EOT)$/iu;

/** `header`: the name of a role or channel; `over`: text after the model's turn, which it writes for somebody else. */
type State = 'text' | 'thought' | 'header' | 'over' | 'held';

/** Text for people, and whether the text before it turned out to be a thought. */
export interface Cleaned {
  retract: boolean;
  text: string;
}

/**
 * Removes thoughts and control marks from streamed text, however it is cut into pieces. A closing tag without an opening
 * one retracts the text before it: the template of such a model opens the thought itself. `isInThought` holds the text
 * until that tag, for a model that is known to do so.
 */
export function createMarkFilter(isInThought: boolean) {
  let state: State = isInThought ? 'held' : 'text';
  let buffered = '';
  let held = '';
  let header = '';
  let hasText = false;
  let hasThought = false;
  /** True after a mark before the first text: the white space that follows belongs to the mark. */
  let trimsStart = false;
  let closedAlone = false;

  function take(text: string): string {
    if (state === 'header') return endHeaderAtLine(text);
    if (state === 'held') held += text;
    if (state !== 'text') return '';
    const shown = trimsStart && !hasText ? text.trimStart() : text;
    hasText ||= shown.trim() !== '';
    return shown;
  }

  /** ChatML ends the name of a role with a line break, others with a mark. */
  function endHeaderAtLine(text: string): string {
    const at = text.indexOf('\n');
    header += at < 0 ? text : text.slice(0, at);
    if (at < 0) return '';
    endHeader();
    return take(text.slice(at + 1));
  }

  function endHeader(): void {
    const name = header.trim().toLowerCase();
    if (/^(?:analysis|commentary|thought)/u.test(name)) state = 'thought';
    else state = /^(?:user|system|tool)/u.test(name) ? 'over' : 'text';
    hasThought ||= state === 'thought';
    trimsStart = true;
  }

  /** Applies a mark; true if the text before it was a thought. */
  function apply({ groups = {} }: RegExpExecArray): boolean {
    const { tag, name = groups.turn ?? '' } = groups;
    if (tag && tag[1] !== '/') {
      hasThought = true;
      state = 'thought';
    } else if (tag) {
      const isAlone = state === 'text' || state === 'held';
      const retract = state === 'text' && hasText;
      closedAlone ||= isAlone && (hasText || held.trim() !== '');
      [state, held, hasText, hasThought, trimsStart] = ['text', '', !isAlone && hasText, true, true];
      return retract;
    } else if (HEADER.test(name)) [state, header] = ['header', ''];
    else if (HEADER_END.test(name)) endHeader();
    else if (END_OF_TURN.test(name)) state = 'over';
    return false;
  }

  return {
    get isThinking(): boolean {
      return state === 'thought' || state === 'held' || state === 'header';
    },
    get hasThought(): boolean {
      return hasThought;
    },
    /** True if the model thought without an opening tag. */
    get closedAlone(): boolean {
      return closedAlone;
    },
    push(piece: string): Cleaned {
      if (buffered === '' && state === 'text' && !BEGINS_MARK.test(piece))
        return { retract: false, text: take(piece) };
      const whole = buffered + piece;
      let [text, retract, from] = ['', false, 0];
      for (const mark of whole.matchAll(MARK)) {
        text += take(whole.slice(from, mark.index));
        if (apply(mark)) [text, retract] = ['', true];
        from = mark.index + mark[0].length;
      }
      const rest = whole.slice(from);
      const end = PARTIAL_MARK.exec(rest)?.index ?? rest.length;
      buffered = rest.slice(end);
      return { retract, text: text + take(rest.slice(0, end)) };
    },
    /** The text that was waiting for the rest of a mark, or for the end of a thought that never ended. */
    end(): string {
      const text = state === 'held' ? held + buffered : take(buffered);
      buffered = '';
      return text;
    },
  };
}
