const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Checks whether a host name or address belongs to this machine only. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(/^\[(.*)\]$/, '$1'));
