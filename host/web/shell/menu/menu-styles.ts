import './menu-styles.css'

/** An entry of the menu, a link or a button. */
export const item = 'portal-menu-styles-item'

/** The name of a group, which folds it. */
export const heading = 'portal-menu-styles-heading'
