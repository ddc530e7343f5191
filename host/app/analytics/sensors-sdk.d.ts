declare module 'sa-sdk-javascript/sensorsdata.es6.min.js' {
  interface Sent {
    data: { type: string; event: string; properties: Record<string, unknown> };
  }
  interface Sensors {
    init(options: object): void;
    use(plugin: 'PageLeave', options: object): void;
    modules: { PageLeave: { stopHeartBeatInterval(): void; delHeartBeatData(): void } };
    quick(name: 'autoTrack', properties: object): void;
    track(event: string, properties: object): void;
    login(userId: string): void;
    registerInterceptor(
      stage: 'sendDataStage',
      interceptors: {
        send: {
          /** Those with a lower number run first; the senders have 110 and more. */
          priority: number;
          entry(sent: Sent, context: { cancellationToken: { stop(): void } }): Sent;
        };
      },
    ): void;
    logger: { appendWriter(write: (line: { level: string; content: unknown[] }) => void): void };
  }
  const sensors: Sensors;
  export default sensors;
}
