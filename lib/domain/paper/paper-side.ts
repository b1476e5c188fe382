/** The side whose list shows a paper; guarantors belong to that of the buyers. @source PAP-002 @public */
export type PaperSide = 'buyer' | 'owner'
export const PAPER_SIDES: readonly PaperSide[] = ['buyer', 'owner']

/** True for the name of a side, which replaces the key of a member where a side hands a paper in together. @public */
export const isSideTogether = (usingId: string): usingId is PaperSide => PAPER_SIDES.some((side) => side === usingId)
