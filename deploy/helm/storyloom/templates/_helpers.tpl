{{- define "storyloom.labels" -}}
app.kubernetes.io/name: storyloom
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "storyloom.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* A container may write to memory only. */}}
{{- define "storyloom.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
volumes:
  - { name: data, emptyDir: { sizeLimit: 2Gi } }
  - { name: tmp, emptyDir: { sizeLimit: 1Gi } }
{{- end }}

{{- define "storyloom.container" -}}
image: {{ include "storyloom.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: data, mountPath: /var/lib/storyloom }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{/* Settings of a Secret, by name; the optional ones end with a question mark. */}}
{{- define "storyloom.secrets" -}}
{{- range .names }}
- name: {{ trimSuffix "?" . }}
  valueFrom:
    secretKeyRef: { name: {{ $.secret }}, key: {{ trimSuffix "?" . }}, optional: {{ hasSuffix "?" . }} }
{{- end }}
{{- end }}

{{/* The pods of a role, as a peer of a policy. */}}
{{- define "storyloom.component" -}}
podSelector:
  matchLabels: { app.kubernetes.io/instance: {{ (index . 0).Release.Name }}, app.kubernetes.io/component: {{ index . 1 }} }
{{- end }}
