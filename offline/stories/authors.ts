/** Pen names of the seed stories' authors. */
export const authors = {
  mara: { handle: 'maraostrow', name: 'Mara Ostrow' },
  jonah: { handle: 'jonahpell', name: 'Jonah Pell' },
  adaeze: { handle: 'adaezeobi', name: 'Adaeze Obi' },
  haru: { handle: 'harukitamura', name: 'Haru Kitamura' },
  solveig: { handle: 'solveigdahl', name: 'Solveig Dahl' },
  rafa: { handle: 'rafaquintero', name: 'Rafa Quintero' },
};
