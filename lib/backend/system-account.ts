/** The account of the back end itself, used in rows and the audit log where no person acts. */
export const SYSTEM_ACCOUNT = 'system'
/** The name shown for it. */
export const SYSTEM_NAME = '系统'
