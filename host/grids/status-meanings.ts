import { feeCodeMeanings, type StatusMeanings } from 'fangkit/domain'

/**
 * The meaning of each record status, shown as a coloured tag: grey for not started or over, blue for in progress,
 * orange for waiting, green for done, red for sent back.
 */
export const STATUS_MEANINGS: StatusMeanings = {
  BD96: { BD9601: 'notStarted', BD9602: 'running', BD9603: 'done' },
  ...feeCodeMeanings(),
  HF22_STATUS: { HF2201: 'waiting', HF2202: 'running', HF2203: 'done', HF2204: 'notStarted' },
  APPLY_STATE: { DRAFT: 'notStarted', SENT: 'waiting', PASSED: 'done', RETURNED: 'returned', CANCELLED: 'notStarted' },
  ASK_STATE: { OPEN: 'waiting', ANSWERED: 'done' },
  AUTH_STATE: { DRAFT: 'notStarted', SENT: 'waiting', PASSED: 'done', RETURNED: 'returned', CANCELLED: 'notStarted' },
  CHAT_STATE: { OPEN: 'running', CLOSED: 'notStarted' },
  COMMENT_STATE: { DRAFT: 'notStarted', WAITING: 'waiting', SHOWN: 'done', RETURNED: 'returned', HIDDEN: 'notStarted' },
  COMPLAINT_STATE: { NEW: 'waiting', DOING: 'running', DONE: 'done', AGAIN: 'returned' },
  EMP_STATE: { TRIAL: 'running', ACTIVE: 'done', LEFT: 'notStarted' },
  MAP_STATE: { WAIT: 'waiting', DONE: 'done', BACK: 'returned' },
  MESSAGE_STATE: { SENT: 'done', TAKEN_BACK: 'notStarted' },
  NOTICE_STATE: { DRAFT: 'notStarted', PUBLISHED: 'done', WITHDRAWN: 'notStarted', SENT: 'done' },
  PAY_SLIP_STATE: { CHECKING: 'notStarted', READY: 'waiting', PAID: 'done' },
  POINT_STATE: { DRAFT: 'waiting', BOOKED: 'done', CANCELLED: 'notStarted' },
  PRICE_STATE: { DRAFT: 'notStarted', USED: 'done', OFF: 'notStarted' },
  REM_STATE: { DRAFT: 'notStarted', REVIEW: 'waiting', USED: 'done', OFF: 'notStarted' },
  REMIND_STATE: { OPEN: 'waiting', OVER: 'done' },
  SALE_CONTRACT_STATE: { DRAFT: 'running', FINAL: 'done' },
  SALE_STATE: { DRAFT: 'notStarted', ON: 'running', SOLD: 'done', OFF: 'notStarted' },
  SITE_STAGE: { OPEN: 'done', TRIAL: 'running', PLANNED: 'notStarted', CLOSED: 'notStarted' },
  TRAIL_RESULT: { DONE: 'done', REFUSED: 'returned' },
  WISH_STATE: { DRAFT: 'notStarted', WAITING: 'waiting', TAKEN: 'done', RETURNED: 'returned' },
  TMPL_STATE: { DRAFT: 'notStarted', REVIEW: 'waiting', USED: 'done', BACK: 'returned', OVER: 'notStarted' },
}
