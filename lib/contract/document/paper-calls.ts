import * as v from 'valibot'
import { code, codes, date, file, flag, id, member, text } from '../../catalogue/field.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { paper } from '../../domain/paper/paper.ts'
import { paperType } from '../../domain/paper/paper-type.ts'
import { defineCall } from '../call.ts'
import { documentSchema } from './file-calls.ts'
import { params, recordInput } from '../input.ts'
import { listOfParams } from '../list-input.ts'
import { bulkResults, LONGEST_REASON } from '../record/operation-calls.ts'
import { nothing } from '../output.ts'
import { recordWith } from '../record/record-with.ts'

const words = v.nullish(v.string(), '')
const count = v.nullish(v.number(), 0)
const flagged = v.nullish(v.number(), 0)

/**
 * A file of a paper, with an address that works for a few minutes and the number of days it stays valid (null for ever,
 * negative once expired).
 * @source PAP-012
 */
const fileRow = recordWith(memberFile, {
  url: words,
  daysLeft: v.nullish(v.number(), null),
  /** 1: the caller may remove it from its paper now. */
  mayRemove: flagged,
  /**
   * Why the caller must not confirm that this file agrees with the original, although they may confirm others; empty
   * where they may.
   * @source ruling 26
   */
  checkRefusal: words,
})
/** A file of a paper, with a temporary address, its days of validity and what the caller may do with it. @public */
export type PaperFile = v.InferOutput<typeof fileRow>

/** One person, or one side together, that hands a paper in. */
const using = v.looseObject({
  /** Key of the member, or `buyer`/`owner`. */
  id: v.string(),
  /** Name, or what the side is called. */
  name: words,
  /** Role of the person: 主借款人 and the like; empty where none is known. */
  role: words,
  /** PAPER_STATE. */
  state: v.string(),
  /** Why nothing has to be handed in; empty when it has to be. */
  waived: words,
  /** 0: the case no longer requires it of them, but files they handed in are still there. */
  asked: v.nullish(v.number(), 1),
})
/** A person, or a side together, that has to hand in a paper, and the state of theirs. @public */
export type PaperUsing = v.InferOutput<typeof using>

/** A job that needs the paper. */
const flowOfPaper = v.looseObject({ jobId: v.string(), flowName: words, finished: flagged })

/** A paper on one side of a case. @source PAP-003, PAP-006, PAP-007 */
const paperRow = v.looseObject({
  cardType: v.string(),
  cardTypeName: words,
  /** Text of HX58, with what the paper is used for. */
  usingName: words,
  copies: words,
  /** HH12. */
  printStandard: v.nullish(v.string(), null),
  guidance: words,
  /** Issuer of the paper. */
  provider: words,
  /** Names of the people who hand it in. */
  prepareNames: words,
  /** Days of validity from the day of issue; 0 for ever. */
  validDays: count,
  optional: flagged,
  /** When it is required, in words. */
  conditionText: words,
  /** Number of sample pictures. */
  samples: count,
  flowJobs: v.nullish(v.array(flowOfPaper), []),
  usingIds: v.nullish(v.array(v.string()), []),
  usings: v.nullish(v.array(using), []),
  creditUrls: v.nullish(v.array(fileRow), []),
  /** Files by the id of the using, as record keys: all files, and those compared with the original. */
  parperCopyFileMap: v.nullish(v.record(v.string(), v.array(v.string())), {}),
  originParperMap: v.nullish(v.record(v.string(), v.array(v.string())), {}),
  /** PAPER_STATE of the person who is furthest behind. */
  state: v.string(),
  finished: flagged,
})
/** A paper on one side of a case, with its files, its people and the jobs that need it. @public */
export type PaperRow = v.InferOutput<typeof paperRow>

const paperJob = v.looseObject({
  jobId: v.string(),
  flowCode: words,
  flowName: words,
  fatherName: words,
  categoryName: words,
  finished: flagged,
})
/** A job of the case that needs papers. @public */
export type PaperJob = v.InferOutput<typeof paperJob>

/** A person of the case who may provide a paper. */
const paperPerson = v.looseObject({ id: v.string(), name: words, role: words, side: v.picklist(['buyer', 'owner']) })

const appendixInfo = v.looseObject({
  buyCreditInfos: v.nullish(v.array(paperRow), []),
  sellerCreditInfos: v.nullish(v.array(paperRow), []),
  /** Jobs that need papers, in their order. */
  jobs: v.nullish(v.array(paperJob), []),
  people: v.nullish(v.array(paperPerson), []),
  /** Names of the sides; null for a side the case does not have. */
  sides: v.looseObject({ buyer: v.nullish(v.string(), null), owner: v.nullish(v.string(), null) }),
  /** 1: the caller may hand in papers, compare them with the original, and waive a paper. */
  mayAdd: flagged,
  mayCheck: flagged,
  mayWaive: flagged,
  /** Kinds of paper the caller may hand in if they follow single jobs only; null for all kinds. */
  addable: v.nullish(v.array(v.string()), null),
  /** Why nothing can be changed in the current state of the case. */
  blocked: v.nullish(v.string(), null),
})
/** The papers of a case. @public */
export type AppendixInfo = v.InferOutput<typeof appendixInfo>

const match = v.looseObject({
  jobId: v.string(),
  side: v.picklist(['buyer', 'owner']),
  cardType: v.string(),
  cardTypeName: words,
  /** How many people or sides must hand it in; and how many have handed in a valid one. */
  needed: count,
  received: count,
  optional: flagged,
  state: v.string(),
  finished: flagged,
})
/** A paper that a job needs. @public */
export type PaperMatch = v.InferOutput<typeof match>

const template = recordWith(paperType, { pictures: v.nullish(v.array(documentSchema), []) })
/** The template of a kind of paper; `pictures` are its samples with their addresses. @public */
export type PaperTemplate = v.InferOutput<typeof template>

const prjId = id('项目ID', { required: true })

/** @source CAL-101, PAP-009 */
export const appendixInfoCalls = {
  getAppendixInfo: defineCall({
    service: paper.service,
    method: 'getAppendixInfo',
    effect: 'read',
    summary: '项目的资料清单：买家（含保证人）与业主各需哪些资料、由谁提供、涉及哪些流程、已有哪些文件、是否备齐',
    input: params({ prjId }),
    output: appendixInfo,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-101', 'PAP-006', 'PAP-007', 'PAP-009'],
  }),
} as const

/** @source CAL-102, PAP-010 */
export const paperMatchCalls = {
  getMatchList: defineCall({
    service: 'Hf3rPrjAppendixMatch',
    method: 'getMatchList',
    effect: 'read',
    summary: '某流程（jobId，主流程为其全部子流程）需要的资料及其备齐情况；不给 jobId 时为项目的全部流程',
    input: params({ prjId, jobId: id('流程') }),
    output: v.array(match),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-102', 'PAP-010'],
  }),
} as const

/** @source CAL-100, PAP-011 */
export const paperTemplateCalls = {
  getAppendixTmplt: defineCall({
    service: paperType.service,
    method: 'getAppendixTmplt',
    effect: 'read',
    summary: '一种资料（cardType）的指引与样例图片（最多10张）',
    input: params({ cardType: code('CARD_PAPER', '资料类型', { required: true }) }),
    output: template,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-100', 'PAP-011'],
  }),
} as const

const memberFileKey = id('记录ID', { required: true })

/** Files of papers. @source CAL-103, PAP-004, PAP-012 */
export const memberFileCalls = {
  addMemberFile: defineCall({
    service: memberFile.service,
    method: 'addMemberFile',
    effect: 'create',
    encoding: 'json',
    list: 'rows',
    summary:
      '把已上传的文件归入项目资料：每行一个文件（hf2yFileUrl 为文档ID）、一种资料（hf2yFileType）和一位使用人（hf2yObjId：成员ID，共同提供的为 buyer 或 owner）；' +
      '同一文件可在多行中各计一次，也可以是项目中已有的资料文件。全部成功或全部不保存',
    input: listOfParams(
      {
        hf2yFileUrl: file('文件', { required: true }),
        hf2yFileName: text('文件名称', { maxLength: 200 }),
        hf2yFileType: code('CARD_PAPER', '资料类型', { required: true }),
        hf2yObjId: id('使用人', { required: true }),
        hf2yMemberId: member('提供人'),
        hf2yIssueDay: date('出具日期'),
      },
      { prjId: id('项目ID') },
    ),
    output: v.array(fileRow),
    errors: ['NOT_FOUND', 'STATUS', 'KEY_REUSED'],
    requirements: ['CAL-103', 'PAP-004', 'PAP-008'],
  }),
  updateMemberFile: defineCall({
    service: memberFile.service,
    method: 'updateMemberFile',
    effect: 'create',
    summary: '修改一个资料文件的名称、提供人或出具日期，不给的保持不变；改动出具日期后需重新核对',
    input: recordInput(memberFile),
    output: fileRow,
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['PAP-012'],
  }),
  removeMemberFile: defineCall({
    service: memberFile.service,
    method: 'removeMemberFile',
    effect: 'write',
    summary: '移除一个资料文件；同一文件归入其他资料的记录不受影响',
    input: params({ id: memberFileKey }),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['PAP-004'],
  }),
  checkMemberFiles: defineCall({
    service: memberFile.service,
    method: 'checkMemberFiles',
    effect: 'write',
    summary: '核对资料文件：accepted 为 1 表示与原件一致，为 0 退回并说明原因。逐条答复',
    input: params({
      prjId,
      ids: codes('', '资料文件', { required: true }),
      accepted: flag('核对通过', { required: true }),
      reason: text('退回原因', { maxLength: 200 }),
    }),
    output: bulkResults,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['PAP-007'],
  }),
  takeBackCheck: defineCall({
    service: memberFile.service,
    method: 'takeBackCheck',
    effect: 'write',
    summary: '撤销本人对一个资料文件的核对结果（通过或退回），文件恢复为待核对；退回过的通知提交人',
    input: params({ id: memberFileKey }),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['PAP-007'],
  }),
  setPaperWaived: defineCall({
    service: memberFile.service,
    method: 'setPaperWaived',
    effect: 'write',
    summary: '标记某使用人的某种资料无需提供并说明原因；reason 为空表示恢复为需要',
    input: params({
      prjId,
      cardType: code('CARD_PAPER', '资料类型', { required: true }),
      objId: id('使用人', { required: true }),
      side: text('哪一方', { required: true, maxLength: 8 }),
      reason: text('原因', { maxLength: LONGEST_REASON }),
    }),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['PAP-007'],
  }),
} as const
