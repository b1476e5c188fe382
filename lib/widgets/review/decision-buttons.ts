import { css } from '../../styled-system/css/index.js'

/** The buttons of a decision share the width of a phone, and are large enough for a thumb. */
export const decisionButton = css({ '@media (max-width: 559px)': { flex: '1', minHeight: '44px' } })

/** Keeps the buttons apart; on a phone they stand side by side. */
export const decisionSpacer = css({ flex: '1', '@media (max-width: 559px)': { display: 'none' } })

/** What is said about the decision; on a phone in a line of its own above the buttons. */
export const decisionNote = css({ minWidth: '0', '@media (max-width: 559px)': { order: '-1', flexBasis: 'full' } })
