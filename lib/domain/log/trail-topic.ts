/** The service of the trail: whatever changes leaves a line there. */
export const TRAIL_TOPIC = 'UserLog'
