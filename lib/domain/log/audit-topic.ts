/** Live topic of the audit log; every change of a record adds an entry there. */
export const AUDIT_TOPIC = 'UserLog'
