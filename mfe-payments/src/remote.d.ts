declare const _default: import("@campus/shared/remote/defineRemote").RemoteModule;
export default _default;
