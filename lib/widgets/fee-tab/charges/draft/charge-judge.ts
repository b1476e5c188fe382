/** All validation rules of the tab, loaded with the first change. */
export { chargeIssues, type IssueContext, serverIssues } from './charge-issues.ts'
export { referralIssues } from './referral-issues.ts'
