/** Selector of the button whose menu is open. */
export const openMenu = '[aria-haspopup="menu"][aria-expanded="true"]';
