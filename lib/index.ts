'use client'

/** The provider, its hooks, and the types a host configures them with. */
export type { Api } from './client/api.ts'
export type { AccessToken, Auth, SessionUser, TokenRequest } from './client/auth/auth.ts'
export type { AuthUser } from './client/auth/auth-user.ts'
export type { CallOptions } from './client/call-options.ts'
export { type ClientOptions, createClient, type FangkitClient, newIdempotencyKey } from './client/client.ts'
export type { DictionaryCache, DictionaryLimit } from './client/dictionary/dictionary-cache.ts'
export type { Draft, Drafts } from './client/storage/drafts.ts'
export type { LiveNews, LiveSocket, LiveState, LiveStatus } from './client/live/live-socket.ts'
export type { SocketOptions, WebSocketLike } from './client/transport/web-socket-connection.ts'
export type { CommunityChoice, SearchCommunities } from './client/queries/field-plans.ts'
export type { AmapGlobal } from './client/map/amap-global.ts'
export { type AmapOptions, createAmapProvider } from './client/map/amap-provider.ts'
export type {
  Coordinates,
  DrawnMap,
  MapOptions,
  MapPlace,
  MapPoint,
  MapProvider,
  MapView,
} from './client/map/map-provider.ts'
export { myNotices, myToDos } from './client/queries/notice-plans.ts'
export { passwordLogin } from './client/auth/password-login.ts'
export { accounts, type AccountSearch } from './client/queries/account-plans.ts'
export { members } from './client/queries/case/member-plans.ts'
export {
  answerOf,
  dictionary,
  divisions,
  fieldDefaults,
  fieldMetaRows,
  type Page,
  pageOf,
  projectDraft,
  projectList,
  projectPrivileges,
  projectRecord,
  type QueryPlan,
} from './client/queries/query-options.ts'
export { toolDefaults } from './client/queries/tool-plans.ts'
export type { Session } from './client/auth/session.ts'
export type { SessionState } from './client/auth/session-status.ts'
export type { RoleIds } from './domain/permission/role.ts'
export {
  createTokenAuth,
  type Credentials,
  type Login,
  type TokenAuth,
  type TokenAuthOptions,
} from './client/auth/token-auth.ts'
export type { TokenPlace } from './client/auth/token-storage.ts'
export { createHttpTransport, type HttpTransportOptions } from './client/transport/axios-transport.ts'
export { exportRequest } from './client/files/export-request.ts'
export type {
  DownloadProgress,
  DownloadRequest,
  LiveChannel,
  LiveRequest,
  Transport,
  TransportRequest,
  UploadProgress,
  UploadRequest,
  WireRecord,
} from './client/transport/transport.ts'
export {
  type Conflict,
  FangkitError,
  type FangkitErrorCode,
  type FangkitErrorKind,
  type FangkitErrorParts,
  isFangkitError,
  toFangkitError,
} from './client/fangkit-error.ts'
export type { MessagePack, TextOverrides } from './locale/message-pack.ts'
export { sessionCityMessages } from './locale/zh-cn/session-city.ts'
export type { Locale, MessageOverrides, Messages } from './locale/messages.ts'
export type {
  Appearance,
  AppearanceVariable,
  AppearanceVariables,
  Density,
  Scheme,
} from './provider/appearance/appearance.ts'
export type { DictionaryView } from './provider/dictionaries/dictionary-view.ts'
export type { FieldSources } from './provider/settings/field-sources.ts'
export { FangkitProvider } from './provider/fangkit-provider.tsx'
export { noticeOf } from './provider/notices/notice-of.ts'
export type { Confirm, ConfirmRequest, Notice, Notify } from './provider/notices/notice-store.ts'
export type { PdfAssets } from './provider/settings/pdf-assets.ts'
export type { FangkitEvent, PortalRoot, Scope } from './provider/provider-context.ts'
export type { FangkitProviderProps } from './provider/provider-props.ts'
export type { Fallback, Slots } from './provider/slots/slots.ts'
export { useAuthUser } from './provider/session/use-auth-user.ts'
export { type Cache, useCache } from './provider/queries/use-cache.ts'
export { useCan } from './provider/session/use-can.ts'
export { useConfirm } from './provider/notices/use-confirm.ts'
export { type Connection, type ConnectionState, useConnection } from './provider/live/use-connection.ts'
export { type DictionariesView, useDictionaries } from './provider/dictionaries/use-dictionaries.ts'
export { useDictionary } from './provider/dictionaries/use-dictionary.ts'
export { useDivisions } from './provider/dictionaries/use-divisions.ts'
export { type Fangkit, useFangkit } from './provider/use-fangkit.ts'
export { useFkMutation, type FkMutationOptions } from './provider/queries/use-fk-mutation.ts'
export { type FkQueryOptions, useFkQuery } from './provider/queries/use-fk-query.ts'
export { useMessages } from './provider/use-messages.ts'
export { useNotify } from './provider/notices/use-notify.ts'
export { useToday } from './provider/use-today.ts'
export type { LeaveGuard } from './form/leaving/leave-guard.ts'
export { defineGrid, type Grid, type GridSpec } from './grid/define-grid.ts'
export type { GridAction } from './grid/grid-events.ts'
export type { GridQuery } from './grid/grid-query.ts'
export type { GridRow } from './grid/grid-row.ts'
export type { GridSelection } from './grid/selection/grid-selection.ts'
export { ConfigGrid } from './widgets/config-grid/config-grid.tsx'
export type {
  ConfigGridFormEvent,
  ConfigGridHandle,
  ConfigGridOpenEvent,
  ConfigGridProps,
  ConfigGridRowsEvent,
  ConfigGridSelectionEvent,
} from './widgets/config-grid/config-grid-props.ts'
export { FeeTab } from './widgets/fee-tab/fee-tab.tsx'
export type {
  BeforeSubmit,
  BeforeSubmitAnswer,
  ExpenseSubmittedEvent,
  FeeDraft,
  FeeDraftRecord,
  FeeReviewedEvent,
  FeeSubTab,
  FeeSubTabEvent,
  FeeTabHandle,
  FeeTabProps,
  OrderSubmittedEvent,
} from './widgets/fee-tab/fee-tab-props.ts'
export type {
  CaseQueueProps,
  CaseRecordEvent,
  CaseRecordProps,
  CaseRecordQueue,
  RecordDecision,
  RecordOnlyProps,
} from './widgets/use-open-record.ts'
export { FlowTab } from './widgets/flow-tab/flow-tab.tsx'
export type {
  FlowSelectionEvent,
  FlowTabHandle,
  FlowTabProps,
  HandlersSavedEvent,
  JobsFinishedEvent,
  PapersWantedEvent,
  ReminderSetEvent,
} from './widgets/flow-tab/flow-tab-props.ts'
export { FormPreview } from './widgets/form-preview/form-preview.tsx'
export type {
  FieldSavedEvent,
  FormEndpoints,
  FormOpenEvent,
  FormPreviewHandle,
  FormPreviewProps,
  FormsTakenEvent,
} from './widgets/form-preview/form-preview-props.ts'
export { PapersTab } from './widgets/papers-tab/papers-tab.tsx'
export type {
  PaperAddedEvent,
  PaperDraft,
  PaperRemovedEvent,
  PapersTabHandle,
  PapersTabProps,
  PapersViewEvent,
} from './widgets/papers-tab/papers-tab-props.ts'
export { ImageViewer } from './widgets/image-viewer/image-viewer.tsx'
export type { ImageViewerCloseEvent, ImageViewerProps } from './widgets/image-viewer/image-viewer-props.ts'
export type { GalleryOptions, ImageViewerHandle, ViewerImage, ViewerImageEvent } from './viewer/gallery-props.ts'
export { ProjectDetail } from './widgets/project-detail/project-detail.tsx'
export type { ProjectDetailProps } from './widgets/project-detail/project-detail-props.ts'
export type {
  ProjectAction,
  ProjectDetailHandle,
  ProjectEditingEvent,
  ProjectNavigation,
  ProjectSavedEvent,
  ProjectTab,
  ProjectTabEvent,
} from './widgets/project-detail/project-events.ts'
export type {
  HostSection,
  ProjectSectionKey,
  ProjectSectionProps,
  SectionEditing,
} from './widgets/project-detail/sections.ts'
export type { ProjectTabModules, ProjectTabParams, ProjectTabProps } from './widgets/project-detail/tabs.ts'
