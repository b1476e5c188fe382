/** The side on whose list a paper stands; guarantors are on that of the buyers. @source PAP-002 @public */
export type PaperSide = 'buyer' | 'owner'
export const PAPER_SIDES: readonly PaperSide[] = ['buyer', 'owner']

/** For what a side hands in together, the word of the side stands in the place of a member's key. @public */
export const isSideTogether = (usingId: string): usingId is PaperSide => PAPER_SIDES.some((side) => side === usingId)
