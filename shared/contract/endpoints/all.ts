import type { Endpoint } from '../endpoint.ts';
import { adminEndpoints } from './admin.ts';
import { links as appsLinks } from './apps/links.ts';
import { acceptImport as cardsAcceptImport } from './cards/accept-import.ts';
import { exportFile as cardsExportFile } from './cards/export-file.ts';
import { importFile as cardsImportFile } from './cards/import-file.ts';
import { readLorebook as cardsReadLorebook } from './cards/read-lorebook.ts';
import { chatImage as chatChatImage } from './chat/chat-image.ts';
import { chooseSibling as chatChooseSibling } from './chat/choose-sibling.ts';
import { continueReply as chatContinueReply } from './chat/continue-reply.ts';
import { dialogDelete as chatDialogDelete } from './chat/dialog-delete.ts';
import { dialogList as chatDialogList } from './chat/dialog-list.ts';
import { dialogTree as chatDialogTree } from './chat/dialog-tree.ts';
import { explain as chatExplain } from './chat/explain.ts';
import { feedback as chatFeedback } from './chat/feedback.ts';
import { models as chatModels } from './chat/models.ts';
import { modifyAssistantMessage as chatModifyAssistantMessage } from './chat/modify-assistant-message.ts';
import { pinFact as chatPinFact } from './chat/pin-fact.ts';
import { pinnedFacts as chatPinnedFacts } from './chat/pinned-facts.ts';
import { refresh as chatRefresh } from './chat/refresh.ts';
import { retrievedMemories as chatRetrievedMemories } from './chat/retrieved-memories.ts';
import { send as chatSend } from './chat/send.ts';
import { stop as chatStop } from './chat/stop.ts';
import { stream as chatStream } from './chat/stream.ts';
import { unpinFact as chatUnpinFact } from './chat/unpin-fact.ts';
import { changeWithdrawal as creatorsChangeWithdrawal } from './creators/change-withdrawal.ts';
import { claim as creatorsClaim } from './creators/claim.ts';
import { contract as creatorsContract } from './creators/contract.ts';
import { contractApply as creatorsContractApply } from './creators/contract-apply.ts';
import { document as creatorsDocument } from './creators/document.ts';
import { earnings as creatorsEarnings } from './creators/earnings.ts';
import { statistics as creatorsStatistics } from './creators/statistics.ts';
import { withdraw as creatorsWithdraw } from './creators/withdraw.ts';
import { withdrawals as creatorsWithdrawals } from './creators/withdrawals.ts';
import { activity as editorialActivity } from './editorial/activity.ts';
import { bannerDelete as editorialBannerDelete } from './editorial/banner-delete.ts';
import { bannerOrder as editorialBannerOrder } from './editorial/banner-order.ts';
import { bannerSave as editorialBannerSave } from './editorial/banner-save.ts';
import { banners as editorialBanners } from './editorial/banners.ts';
import { campaignDelete as editorialCampaignDelete } from './editorial/campaign-delete.ts';
import { campaignSave as editorialCampaignSave } from './editorial/campaign-save.ts';
import { collection as editorialCollection } from './editorial/collection.ts';
import { collectionDelete as editorialCollectionDelete } from './editorial/collection-delete.ts';
import { collectionOrder as editorialCollectionOrder } from './editorial/collection-order.ts';
import { collectionSave as editorialCollectionSave } from './editorial/collection-save.ts';
import { collectionStories as editorialCollectionStories } from './editorial/collection-stories.ts';
import { collections as editorialCollections } from './editorial/collections.ts';
import { content as editorialContent } from './editorial/content.ts';
import { tags as editorialTags } from './editorial/tags.ts';
import { tagsSave as editorialTagsSave } from './editorial/tags-save.ts';
import { authors as followsAuthors } from './follows/authors.ts';
import { follow as followsFollow } from './follows/follow.ts';
import { state as followsState } from './follows/state.ts';
import { stories as followsStories } from './follows/stories.ts';
import { unfollow as followsUnfollow } from './follows/unfollow.ts';
import { config as imagesConfig } from './images/config.ts';
import { coverConfig as imagesCoverConfig } from './images/cover-config.ts';
import { coverPrompt as imagesCoverPrompt } from './images/cover-prompt.ts';
import { generate as imagesGenerate } from './images/generate.ts';
import { generatedCovers as imagesGeneratedCovers } from './images/generated-covers.ts';
import { analyze as loreAnalyze } from './lore/analyze.ts';
import { compile as loreCompile } from './lore/compile.ts';
import { fires as loreFires } from './lore/fires.ts';
import { runTests as loreRunTests } from './lore/run-tests.ts';
import { testRun as loreTestRun } from './lore/test-run.ts';
import { tryMessages as loreTryMessages } from './lore/try-messages.ts';
import { appeal as moderationAppeal } from './moderation/appeal.ts';
import { appealBlock as moderationAppealBlock } from './moderation/appeal-block.ts';
import { appealIdentityBlock as moderationAppealIdentityBlock } from './moderation/appeal-identity-block.ts';
import { caseDetail as moderationCaseDetail } from './moderation/case-detail.ts';
import { cases as moderationCases } from './moderation/cases.ts';
import { decide as moderationDecide } from './moderation/decide.ts';
import { ownCases as moderationOwnCases } from './moderation/own-cases.ts';
import { report as moderationReport } from './moderation/report.ts';
import { list as notificationsList } from './notifications/list.ts';
import { read as notificationsRead } from './notifications/read.ts';
import { unread as notificationsUnread } from './notifications/unread.ts';
import { cancelMembership as paymentsCancelMembership } from './payments/cancel-membership.ts';
import { changePlan as paymentsChangePlan } from './payments/change-plan.ts';
import { checkout as paymentsCheckout } from './payments/checkout.ts';
import { offers as paymentsOffers } from './payments/offers.ts';
import { order as paymentsOrder } from './payments/order.ts';
import { orders as paymentsOrders } from './payments/orders.ts';
import { portal as paymentsPortal } from './payments/portal.ts';
import { previewPlanChange as paymentsPreviewPlanChange } from './payments/preview-plan-change.ts';
import { resumeMembership as paymentsResumeMembership } from './payments/resume-membership.ts';
import { account as pointsAccount } from './points/account.ts';
import { decrease as pointsDecrease } from './points/decrease.ts';
import { detail as pointsDetail } from './points/detail.ts';
import { downloadHistory as pointsDownloadHistory } from './points/download-history.ts';
import { member as pointsMember } from './points/member.ts';
import { receipt as pointsReceipt } from './points/receipt.ts';
import { signIn as pointsSignIn } from './points/sign-in.ts';
import { spending as pointsSpending } from './points/spending.ts';
import { createSave as savesCreateSave } from './saves/create-save.ts';
import { deleteSave as savesDeleteSave } from './saves/delete-save.ts';
import { listAllSaves as savesListAllSaves } from './saves/list-all-saves.ts';
import { listSaves as savesListSaves } from './saves/list-saves.ts';
import { loadSave as savesLoadSave } from './saves/load-save.ts';
import { moveHead as savesMoveHead } from './saves/move-head.ts';
import { moveVersion as savesMoveVersion } from './saves/move-version.ts';
import { news as savesNews } from './saves/news.ts';
import { restartStory as savesRestartStory } from './saves/restart-story.ts';
import { continueShare as sharesContinueShare } from './shares/continue-share.ts';
import { createShare as sharesCreateShare } from './shares/create-share.ts';
import { detail as sharesDetail } from './shares/detail.ts';
import { page as sharesPage } from './shares/page.ts';
import { revoke as sharesRevoke } from './shares/revoke.ts';
import { bookshelfAdd as storiesBookshelfAdd } from './stories/bookshelf-add.ts';
import { bookshelfList as storiesBookshelfList } from './stories/bookshelf-list.ts';
import { bookshelfRemove as storiesBookshelfRemove } from './stories/bookshelf-remove.ts';
import { bulkStatus as storiesBulkStatus } from './stories/bulk-status.ts';
import { categoryList as storiesCategoryList } from './stories/category-list.ts';
import { createDraftVersion as storiesCreateDraftVersion } from './stories/create-draft-version.ts';
import { deleteDraftVersion as storiesDeleteDraftVersion } from './stories/delete-draft-version.ts';
import { deleteStory as storiesDeleteStory } from './stories/delete-story.ts';
import { draftVersion as storiesDraftVersion } from './stories/draft-version.ts';
import { draftVersions as storiesDraftVersions } from './stories/draft-versions.ts';
/** Every endpoint, by group and name. For servers, documents and tests: browser code imports the one it calls. */
import { duplicate as storiesDuplicate } from './stories/duplicate.ts';
import { feed as storiesFeed } from './stories/feed.ts';
import { history as storiesHistory } from './stories/history.ts';
import { modify as storiesModify } from './stories/modify.ts';
import { optimize as storiesOptimize } from './stories/optimize.ts';
import { page as storiesPage } from './stories/page.ts';
import { preview as storiesPreview } from './stories/preview.ts';
import { publications as storiesPublications } from './stories/publications.ts';
import { publish as storiesPublish } from './stories/publish.ts';
import { restore as storiesRestore } from './stories/restore.ts';
import { restoreDraftVersion as storiesRestoreDraftVersion } from './stories/restore-draft-version.ts';
import { search as storiesSearch } from './stories/search.ts';
import { searchSuggestions as storiesSearchSuggestions } from './stories/search-suggestions.ts';
import { stats as storiesStats } from './stories/stats.ts';
import { suggest as storiesSuggest } from './stories/suggest.ts';
import { thank as storiesThank } from './stories/thank.ts';
import { userRecent as storiesUserRecent } from './stories/user-recent.ts';
import { viewDetail as storiesViewDetail } from './stories/view-detail.ts';
import { viewpointList as storiesViewpointList } from './stories/viewpoint-list.ts';
import { visibility as storiesVisibility } from './stories/visibility.ts';
import { visit as storiesVisit } from './stories/visit.ts';
import { works as storiesWorks } from './stories/works.ts';
import { writeDetail as storiesWriteDetail } from './stories/write-detail.ts';
import { image as uploadsImage } from './uploads/image.ts';
import { addLogin as usersAddLogin } from './users/add-login.ts';
import { addLoginUrl as usersAddLoginUrl } from './users/add-login-url.ts';
import { addPassword as usersAddPassword } from './users/add-password.ts';
import { anonymityRegister as usersAnonymityRegister } from './users/anonymity-register.ts';
import { authUrl as usersAuthUrl } from './users/auth-url.ts';
import { changeMail as usersChangeMail } from './users/change-mail.ts';
import { changePassword as usersChangePassword } from './users/change-password.ts';
import { connectLogin as usersConnectLogin } from './users/connect-login.ts';
import { deleteAccount as usersDeleteAccount } from './users/delete-account.ts';
import { downloadExport as usersDownloadExport } from './users/download-export.ts';
import { exportStatus as usersExportStatus } from './users/export-status.ts';
import { identityTypes as usersIdentityTypes } from './users/identity-types.ts';
import { introduction as usersIntroduction } from './users/introduction.ts';
import { loginOrRegister as usersLoginOrRegister } from './users/login-or-register.ts';
import { loginUser as usersLoginUser } from './users/login-user.ts';
import { logins as usersLogins } from './users/logins.ts';
import { logout as usersLogout } from './users/logout.ts';
import { mailPwdForgotPwd as usersMailPwdForgotPwd } from './users/mail-pwd-forgot-pwd.ts';
import { mergeGuest as usersMergeGuest } from './users/merge-guest.ts';
import { nickname as usersNickname } from './users/nickname.ts';
import { profile as usersProfile } from './users/profile.ts';
import { removeLogin as usersRemoveLogin } from './users/remove-login.ts';
import { requestExport as usersRequestExport } from './users/request-export.ts';
import { revokeOtherSessions as usersRevokeOtherSessions } from './users/revoke-other-sessions.ts';
import { revokeSession as usersRevokeSession } from './users/revoke-session.ts';
import { sendMailPwdCode as usersSendMailPwdCode } from './users/send-mail-pwd-code.ts';
import { sessions as usersSessions } from './users/sessions.ts';
import { uploadUserAvatar as usersUploadUserAvatar } from './users/upload-user-avatar.ts';
import { userSettingInfo as usersUserSettingInfo } from './users/user-setting-info.ts';
import { userSettingModify as usersUserSettingModify } from './users/user-setting-modify.ts';

export const endpoints = {
  'stories.bookshelfAdd': storiesBookshelfAdd,
  'stories.bookshelfList': storiesBookshelfList,
  'stories.bookshelfRemove': storiesBookshelfRemove,
  'stories.categoryList': storiesCategoryList,
  'stories.deleteStory': storiesDeleteStory,
  'stories.feed': storiesFeed,
  'stories.history': storiesHistory,
  'stories.modify': storiesModify,
  'stories.optimize': storiesOptimize,
  'stories.page': storiesPage,
  'stories.preview': storiesPreview,
  'stories.publish': storiesPublish,
  'stories.restore': storiesRestore,
  'stories.searchSuggestions': storiesSearchSuggestions,
  'stories.search': storiesSearch,
  'stories.stats': storiesStats,
  'stories.suggest': storiesSuggest,
  'stories.userRecent': storiesUserRecent,
  'stories.viewDetail': storiesViewDetail,
  'stories.viewpointList': storiesViewpointList,
  'stories.visibility': storiesVisibility,
  'stories.visit': storiesVisit,
  'stories.works': storiesWorks,
  'stories.writeDetail': storiesWriteDetail,
  'stories.duplicate': storiesDuplicate,
  'stories.createDraftVersion': storiesCreateDraftVersion,
  'stories.draftVersions': storiesDraftVersions,
  'stories.draftVersion': storiesDraftVersion,
  'stories.restoreDraftVersion': storiesRestoreDraftVersion,
  'stories.deleteDraftVersion': storiesDeleteDraftVersion,
  'stories.publications': storiesPublications,
  'stories.bulkStatus': storiesBulkStatus,
  'stories.thank': storiesThank,
  'chat.chatImage': chatChatImage,
  'chat.chooseSibling': chatChooseSibling,
  'chat.continueReply': chatContinueReply,
  'chat.dialogDelete': chatDialogDelete,
  'chat.dialogList': chatDialogList,
  'chat.dialogTree': chatDialogTree,
  'chat.explain': chatExplain,
  'chat.feedback': chatFeedback,
  'chat.models': chatModels,
  'chat.modifyAssistantMessage': chatModifyAssistantMessage,
  'chat.retrievedMemories': chatRetrievedMemories,
  'chat.pinFact': chatPinFact,
  'chat.pinnedFacts': chatPinnedFacts,
  'chat.refresh': chatRefresh,
  'chat.send': chatSend,
  'chat.stop': chatStop,
  'chat.stream': chatStream,
  'chat.unpinFact': chatUnpinFact,
  'saves.createSave': savesCreateSave,
  'saves.deleteSave': savesDeleteSave,
  'saves.listAllSaves': savesListAllSaves,
  'saves.listSaves': savesListSaves,
  'saves.loadSave': savesLoadSave,
  'saves.moveHead': savesMoveHead,
  'saves.restartStory': savesRestartStory,
  'saves.news': savesNews,
  'saves.moveVersion': savesMoveVersion,
  'shares.continueShare': sharesContinueShare,
  'shares.detail': sharesDetail,
  'shares.page': sharesPage,
  'shares.revoke': sharesRevoke,
  'shares.createShare': sharesCreateShare,
  'points.account': pointsAccount,
  'points.decrease': pointsDecrease,
  'points.detail': pointsDetail,
  'points.downloadHistory': pointsDownloadHistory,
  'points.member': pointsMember,
  'points.receipt': pointsReceipt,
  'points.signIn': pointsSignIn,
  'points.spending': pointsSpending,
  'payments.cancelMembership': paymentsCancelMembership,
  'payments.changePlan': paymentsChangePlan,
  'payments.checkout': paymentsCheckout,
  'payments.offers': paymentsOffers,
  'payments.order': paymentsOrder,
  'payments.orders': paymentsOrders,
  'payments.portal': paymentsPortal,
  'payments.previewPlanChange': paymentsPreviewPlanChange,
  'payments.resumeMembership': paymentsResumeMembership,
  'users.addLogin': usersAddLogin,
  'users.addLoginUrl': usersAddLoginUrl,
  'users.addPassword': usersAddPassword,
  'users.anonymityRegister': usersAnonymityRegister,
  'users.authUrl': usersAuthUrl,
  'users.changeMail': usersChangeMail,
  'users.changePassword': usersChangePassword,
  'users.connectLogin': usersConnectLogin,
  'users.deleteAccount': usersDeleteAccount,
  'users.identityTypes': usersIdentityTypes,
  'users.downloadExport': usersDownloadExport,
  'users.exportStatus': usersExportStatus,
  'users.introduction': usersIntroduction,
  'users.loginOrRegister': usersLoginOrRegister,
  'users.loginUser': usersLoginUser,
  'users.logins': usersLogins,
  'users.logout': usersLogout,
  'users.mailPwdForgotPwd': usersMailPwdForgotPwd,
  'users.mergeGuest': usersMergeGuest,
  'users.nickname': usersNickname,
  'users.profile': usersProfile,
  'users.removeLogin': usersRemoveLogin,
  'users.requestExport': usersRequestExport,
  'users.revokeOtherSessions': usersRevokeOtherSessions,
  'users.revokeSession': usersRevokeSession,
  'users.sendMailPwdCode': usersSendMailPwdCode,
  'users.sessions': usersSessions,
  'users.uploadUserAvatar': usersUploadUserAvatar,
  'users.userSettingInfo': usersUserSettingInfo,
  'users.userSettingModify': usersUserSettingModify,
  'uploads.image': uploadsImage,
  'follows.authors': followsAuthors,
  'follows.follow': followsFollow,
  'follows.state': followsState,
  'follows.stories': followsStories,
  'follows.unfollow': followsUnfollow,
  'notifications.list': notificationsList,
  'notifications.read': notificationsRead,
  'notifications.unread': notificationsUnread,
  'images.config': imagesConfig,
  'images.coverConfig': imagesCoverConfig,
  'images.coverPrompt': imagesCoverPrompt,
  'images.generate': imagesGenerate,
  'images.generatedCovers': imagesGeneratedCovers,
  'editorial.activity': editorialActivity,
  'editorial.bannerDelete': editorialBannerDelete,
  'editorial.bannerOrder': editorialBannerOrder,
  'editorial.bannerSave': editorialBannerSave,
  'editorial.campaignDelete': editorialCampaignDelete,
  'editorial.campaignSave': editorialCampaignSave,
  'editorial.collectionDelete': editorialCollectionDelete,
  'editorial.collectionOrder': editorialCollectionOrder,
  'editorial.collectionSave': editorialCollectionSave,
  'editorial.collectionStories': editorialCollectionStories,
  'editorial.content': editorialContent,
  'editorial.tagsSave': editorialTagsSave,
  'editorial.banners': editorialBanners,
  'editorial.collection': editorialCollection,
  'editorial.collections': editorialCollections,
  'editorial.tags': editorialTags,
  'creators.changeWithdrawal': creatorsChangeWithdrawal,
  'cards.acceptImport': cardsAcceptImport,
  'cards.exportFile': cardsExportFile,
  'cards.importFile': cardsImportFile,
  'cards.readLorebook': cardsReadLorebook,
  'creators.claim': creatorsClaim,
  'creators.contractApply': creatorsContractApply,
  'creators.contract': creatorsContract,
  'creators.document': creatorsDocument,
  'creators.earnings': creatorsEarnings,
  'creators.statistics': creatorsStatistics,
  'creators.withdraw': creatorsWithdraw,
  'creators.withdrawals': creatorsWithdrawals,
  'apps.links': appsLinks,
  'lore.analyze': loreAnalyze,
  'lore.compile': loreCompile,
  'lore.fires': loreFires,
  'lore.runTests': loreRunTests,
  'lore.testRun': loreTestRun,
  'lore.tryMessages': loreTryMessages,
  'moderation.appeal': moderationAppeal,
  'moderation.appealBlock': moderationAppealBlock,
  'moderation.appealIdentityBlock': moderationAppealIdentityBlock,
  'moderation.caseDetail': moderationCaseDetail,
  'moderation.cases': moderationCases,
  'moderation.decide': moderationDecide,
  'moderation.ownCases': moderationOwnCases,
  'moderation.report': moderationReport,
  ...adminEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
