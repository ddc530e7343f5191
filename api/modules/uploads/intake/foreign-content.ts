/** Signature of the end record of a ZIP file, JAR or office document, in its last 65,557 bytes. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_TAIL = 65_557;
const ZIP_END_BYTES = 22;
/** Readers of PDF files accept a header within the first 1,024 bytes. */
const PDF = Buffer.from('%PDF-', 'latin1');
const PDF_HEAD = 1_024;
const ARCHIVES = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])];
/** Long enough that compressed pixels do not contain one by chance. */
const MARKUP = /<script|<!doctype|<html[\s>]|<iframe|<\?php/i;

/** Content of another format in a file that is also an image; null if there is none. */
export function findForeignContent(bytes: Buffer): 'zip' | 'pdf' | 'archive' | 'markup' | null {
  if (endsAsZip(bytes)) return 'zip';
  if (bytes.subarray(0, PDF_HEAD).includes(PDF)) return 'pdf';
  if (ARCHIVES.some((signature) => bytes.includes(signature))) return 'archive';
  return MARKUP.test(bytes.toString('latin1')) ? 'markup' : null;
}

/** The end record holds the length of the comment that follows it to the end of the file. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL));
  for (let at = tail.indexOf(ZIP_END); at !== -1; at = tail.indexOf(ZIP_END, at + 1)) {
    const comment = at + ZIP_END_BYTES <= tail.length ? tail.readUInt16LE(at + 20) : -1;
    if (at + ZIP_END_BYTES + comment <= tail.length && comment >= 0) return true;
  }
  return false;
}
