/** Everything that judges what is typed: loaded with the first change. */
export { chargeIssues, type IssueContext, serverIssues } from './charge-issues.ts'
export { referralIssues } from './referral-issues.ts'
