import './dashboard-styles.css'

/** Class of a row of a card that links somewhere. */
export const row = 'portal-desk-styles-row'
export const mark = 'portal-desk-styles-mark'
export const words = 'portal-desk-styles-words'
export const date = 'portal-desk-styles-date'
export const foot = 'portal-desk-styles-foot'
