/** The service of the trail: whatever changes leaves a line there. */
export const AUDIT_TOPIC = 'UserLog'
