/** Whether points come or go (POINT_KIND). @public */
export const POINT_KIND = { earn: 'EARN', spend: 'SPEND' } as const
/** Where a booking of points stands (POINT_STATE). @public */
export const POINT_STATE = { draft: 'DRAFT', posted: 'BOOKED', cancelled: 'CANCELLED' } as const
/** How a rule counts (POINT_BASIS), where that limits it. */
export const POINT_BASIS = { once: 'ONCE', perDay: 'DAY' } as const
/** What a rule is about (POINT_EVENT), of what the portal itself sees happen. */
export const POINT_EVENT = { opened: 'ACCOUNT', caseDone: 'CASE_DONE', written: 'WRITTEN', expired: 'EXPIRED' } as const
