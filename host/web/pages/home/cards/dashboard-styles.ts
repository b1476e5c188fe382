import './dashboard-styles.css'

/** Class of a row of a card that links somewhere. */
export const row = 'portal-dashboard-styles-row'
export const mark = 'portal-dashboard-styles-mark'
export const words = 'portal-dashboard-styles-words'
export const date = 'portal-dashboard-styles-date'
export const foot = 'portal-dashboard-styles-foot'
