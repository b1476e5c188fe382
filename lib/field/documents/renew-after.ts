/** Addresses are valid for a little longer than this. @unit milliseconds */
export const RENEW_AFTER = 240_000
