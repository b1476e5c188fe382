import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, image, text } from '../../catalogue/field.ts'

/** Roles of staff and partners in a case; all other roles of the same dictionary are for members. */
export const STAFF_ROLES: readonly string[] = [
  'HFB801',
  'HFB802',
  'HFB803',
  'HFB811',
  'HFB812',
  'HFB813',
  'HFB814',
  'HFB815',
  'HFB816',
]

/** Status of an invitation (HX71). */
export const INVITATION = { invited: 'HX7101', joined: 'HX7102', disabled: 'HX7103' } as const

/** A person who was invited into a case in one role. @source INV-001, INV-002, INV-005 @public */
export const projectRole = defineEntity({
  service: 'Hf21PrjInviter',
  title: '项目角色',
  metaTable: null,
  groups: {
    invitee: {
      label: '受邀成员',
      fields: {
        keyValue: id('邀请ID', { hidden: true, serverOwned: true }),
        hf21PrjId: id('项目ID', { hidden: true, indexed: true }),
        hf21AcctId: account('成员账号', { required: true, indexed: true, column: true }),
        hf21RoleId: code('HFB8', '项目角色', { required: true, options: STAFF_ROLES, indexed: true, column: true }),
        hf21InviteTime: datetime('邀请时间', { serverOwned: true, indexed: true, column: true }),
        hf21JoinTime: datetime('加入时间', { serverOwned: true, column: true }),
        hf21Status: code('HX71', '状态', {
          serverOwned: true,
          default: INVITATION.invited,
          indexed: true,
          column: true,
        }),
        hf21InviterId: account('邀请人账号', { hidden: true, serverOwned: true, indexed: true }),
        lastLoginDate: datetime('最近登录', { serverOwned: true, column: true }),
        avatar: image('头像', { serverOwned: true }),
        inviterName: text('邀请人', { serverOwned: true, column: true }),
        inviterRole: text('邀请人角色', { serverOwned: true, column: true }),
      },
    },
  },
})
/** @public */
export type ProjectRole = RecordOf<typeof projectRole>

/**
 * True while a person takes part in the case by this invitation: invited or joined, and not disabled.
 * @source INV-003
 */
export function takesPartBy({ hf21Status }: { readonly hf21Status?: unknown }): boolean {
  return hf21Status === INVITATION.invited || hf21Status === INVITATION.joined
}
