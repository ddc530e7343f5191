/** True for a key press that belongs to an input method: Safari reports the Enter that ends a composition as code 229. */
export function isComposing(press: { isComposing: boolean; keyCode: number }): boolean {
  return press.isComposing || press.keyCode === 229;
}
