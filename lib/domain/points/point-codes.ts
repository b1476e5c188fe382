/** Whether points come or go (POINT_KIND). @public */
export const POINT_KIND = { earn: 'EARN', spend: 'SPEND' } as const
/** Where a booking of points stands (POINT_STATE). @public */
export const POINT_STATE = { draft: 'DRAFT', booked: 'BOOKED', cancelled: 'CANCELLED' } as const
