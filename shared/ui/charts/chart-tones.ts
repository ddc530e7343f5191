/** Colors of the parts of a chart. `blend` is a cool one mixed with that of texts. */
export type ChartTone = 'ember' | 'cool' | 'warning' | 'success' | 'blend';
