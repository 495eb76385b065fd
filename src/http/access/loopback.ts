const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Whether a name or an address is this machine's own, so that nobody else comes in by it. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(/^\[(.*)\]$/, '$1'));
