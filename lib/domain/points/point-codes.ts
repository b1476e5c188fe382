/** Whether a booking adds or removes points (POINT_KIND). @public */
export const POINT_KIND = { earn: 'EARN', spend: 'SPEND' } as const
/** Status of a booking of points (POINT_STATE). @public */
export const POINT_STATE = { draft: 'DRAFT', posted: 'BOOKED', cancelled: 'CANCELLED' } as const
/** Limit of a rule (POINT_BASIS). */
export const POINT_BASIS = { once: 'ONCE', perDay: 'DAY' } as const
/** Event that a rule rewards (POINT_EVENT), among those the portal detects itself. */
export const POINT_EVENT = { opened: 'ACCOUNT', caseDone: 'CASE_DONE', written: 'WRITTEN', expired: 'EXPIRED' } as const
