export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity_log: {
        Row: {
          action: string;
          actor: string | null;
          actor_email: string | null;
          actor_name: string;
          created_at: string;
          details: NonNullable<Json>;
          id: string;
          is_alert: boolean;
          search_text: string | null;
          target_id: string | null;
          target_label: string;
          type: Database['public']['Enums']['activity_type'];
        };
        Insert: {
          action: string;
          actor?: string | null;
          actor_email?: string | null;
          actor_name: string;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: string;
          is_alert?: never;
          search_text?: never;
          target_id?: string | null;
          target_label?: string;
          type: Database['public']['Enums']['activity_type'];
        };
        Update: {
          action?: string;
          actor?: string | null;
          actor_email?: string | null;
          actor_name?: string;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: string;
          is_alert?: never;
          search_text?: never;
          target_id?: string | null;
          target_label?: string;
          type?: Database['public']['Enums']['activity_type'];
        };
        Relationships: [
          {
            foreignKeyName: 'activity_log_actor_fkey';
            columns: ['actor'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      alert_follows: {
        Row: {
          mail_id: string | null;
          mode: string;
          notified_until: string;
          tab: string;
          user_id: string;
        };
        Insert: {
          mail_id?: string | null;
          mode: string;
          notified_until?: string;
          tab: string;
          user_id?: string;
        };
        Update: {
          mail_id?: string | null;
          mode?: string;
          notified_until?: string;
          tab?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'alert_follows_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      business_contacts: {
        Row: {
          appointment_date: string | null;
          assignee: string | null;
          budget: string;
          company: string;
          created_at: string;
          due_on: string | null;
          email: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          last_name: string;
          message: string;
          note: string;
          phone: string;
          position: string;
          search_text: string;
          status: string;
          subject: string;
          time_slot: string;
          version: number;
        };
        Insert: {
          appointment_date?: string | null;
          assignee?: string | null;
          budget?: string;
          company?: string;
          created_at?: string;
          due_on?: string | null;
          email: string;
          first_name: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          last_name: string;
          message?: string;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject: string;
          time_slot?: string;
          version?: number;
        };
        Update: {
          appointment_date?: string | null;
          assignee?: string | null;
          budget?: string;
          company?: string;
          created_at?: string;
          due_on?: string | null;
          email?: string;
          first_name?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          last_name?: string;
          message?: string;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          time_slot?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'business_contacts_assignee_fkey';
            columns: ['assignee'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'business_contacts_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      campaigns: {
        Row: {
          audience: string;
          created_at: string;
          id: string;
          intro: string;
          scheduled_at: string | null;
          sent_stories: Json | null;
          started_at: string | null;
          started_by: string | null;
          started_by_name: string;
          state: string;
          stories: string[];
          subject: string;
          updated_at: string;
          updated_by_name: string;
          version: number;
        };
        Insert: {
          audience?: string;
          created_at?: string;
          id?: string;
          intro?: string;
          scheduled_at?: string | null;
          sent_stories?: Json | null;
          started_at?: string | null;
          started_by?: string | null;
          started_by_name?: string;
          state?: string;
          stories?: string[];
          subject?: string;
          updated_at?: string;
          updated_by_name?: string;
          version?: number;
        };
        Update: {
          audience?: string;
          created_at?: string;
          id?: string;
          intro?: string;
          scheduled_at?: string | null;
          sent_stories?: Json | null;
          started_at?: string | null;
          started_by?: string | null;
          started_by_name?: string;
          state?: string;
          stories?: string[];
          subject?: string;
          updated_at?: string;
          updated_by_name?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'campaigns_started_by_fkey';
            columns: ['started_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      categories: {
        Row: {
          description: string;
          id: string;
          level: number | null;
          name: string;
          parent_id: string | null;
          parent_level: number | null;
          position: number;
          slug: string;
        };
        Insert: {
          description?: string;
          id?: string;
          level?: never;
          name: string;
          parent_id?: string | null;
          parent_level?: never;
          position?: number;
          slug: string;
        };
        Update: {
          description?: string;
          id?: string;
          level?: never;
          name?: string;
          parent_id?: string | null;
          parent_level?: never;
          position?: number;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'categories_parent_id_fkey';
            columns: ['parent_id', 'parent_level'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id', 'level'];
          },
        ];
      };
      consent_proofs: {
        Row: {
          advertising: boolean;
          created_at: string;
          decided_at: string;
          functionality: boolean;
          id: string;
          performance: boolean;
          version: number;
        };
        Insert: {
          advertising: boolean;
          created_at?: string;
          decided_at: string;
          functionality: boolean;
          id: string;
          performance: boolean;
          version: number;
        };
        Update: {
          advertising?: boolean;
          created_at?: string;
          decided_at?: string;
          functionality?: boolean;
          id?: string;
          performance?: boolean;
          version?: number;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          assignee: string | null;
          created_at: string;
          due_on: string | null;
          email: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          message: string;
          name: string;
          note: string;
          search_text: string;
          status: string;
          subject: string;
          version: number;
        };
        Insert: {
          assignee?: string | null;
          created_at?: string;
          due_on?: string | null;
          email: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          message: string;
          name: string;
          note?: string;
          search_text?: never;
          status?: string;
          subject: string;
          version?: number;
        };
        Update: {
          assignee?: string | null;
          created_at?: string;
          due_on?: string | null;
          email?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          message?: string;
          name?: string;
          note?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_assignee_fkey';
            columns: ['assignee'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content: {
        Row: {
          author_id: string | null;
          autosaved_at: string | null;
          byline: string;
          category_id: string | null;
          content: string;
          content_type: Database['public']['Enums']['content_type'];
          copied_version: number | null;
          copy_of: string | null;
          cover_media_id: string | null;
          created_at: string;
          excerpt: string;
          first_published_at: string | null;
          id: string;
          minutes: number;
          pinned: boolean;
          publish_at: string | null;
          published_at: string | null;
          review_note: string;
          review_note_by: string;
          review_requested_at: string | null;
          review_requested_by: string;
          search_words: unknown;
          seo_description: string;
          seo_title: string;
          share_media_id: string | null;
          slug: string;
          status: Database['public']['Enums']['content_status'];
          text_changed_at: string | null;
          title: string;
          unpublish_at: string | null;
          update_at: string | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          author_id?: string | null;
          autosaved_at?: string | null;
          byline?: string;
          category_id?: string | null;
          content?: string;
          content_type?: Database['public']['Enums']['content_type'];
          copied_version?: number | null;
          copy_of?: string | null;
          cover_media_id?: string | null;
          created_at?: string;
          excerpt?: string;
          first_published_at?: string | null;
          id?: string;
          minutes?: never;
          pinned?: boolean;
          publish_at?: string | null;
          published_at?: string | null;
          review_note?: string;
          review_note_by?: string;
          review_requested_at?: string | null;
          review_requested_by?: string;
          search_words?: never;
          seo_description?: string;
          seo_title?: string;
          share_media_id?: string | null;
          slug: string;
          status?: Database['public']['Enums']['content_status'];
          text_changed_at?: string | null;
          title: string;
          unpublish_at?: string | null;
          update_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author_id?: string | null;
          autosaved_at?: string | null;
          byline?: string;
          category_id?: string | null;
          content?: string;
          content_type?: Database['public']['Enums']['content_type'];
          copied_version?: number | null;
          copy_of?: string | null;
          cover_media_id?: string | null;
          created_at?: string;
          excerpt?: string;
          first_published_at?: string | null;
          id?: string;
          minutes?: never;
          pinned?: boolean;
          publish_at?: string | null;
          published_at?: string | null;
          review_note?: string;
          review_note_by?: string;
          review_requested_at?: string | null;
          review_requested_by?: string;
          search_words?: never;
          seo_description?: string;
          seo_title?: string;
          share_media_id?: string | null;
          slug?: string;
          status?: Database['public']['Enums']['content_status'];
          text_changed_at?: string | null;
          title?: string;
          unpublish_at?: string | null;
          update_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'content_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_copy_of_fkey';
            columns: ['copy_of'];
            isOneToOne: true;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_cover_media_id_fkey';
            columns: ['cover_media_id'];
            isOneToOne: false;
            referencedRelation: 'media_library';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_share_media_id_fkey';
            columns: ['share_media_id'];
            isOneToOne: false;
            referencedRelation: 'media_library';
            referencedColumns: ['id'];
          },
        ];
      };
      content_bin: {
        Row: {
          content_type: Database['public']['Enums']['content_type'];
          deleted_at: string;
          deleted_by: string | null;
          deleted_by_name: string;
          id: string;
          search_text: string;
          slug: string;
          snapshot: NonNullable<Json>;
          status: Database['public']['Enums']['content_status'];
          title: string;
        };
        Insert: {
          content_type: Database['public']['Enums']['content_type'];
          deleted_at?: string;
          deleted_by?: string | null;
          deleted_by_name?: string;
          id: string;
          search_text?: never;
          slug: string;
          snapshot: NonNullable<Json>;
          status: Database['public']['Enums']['content_status'];
          title: string;
        };
        Update: {
          content_type?: Database['public']['Enums']['content_type'];
          deleted_at?: string;
          deleted_by?: string | null;
          deleted_by_name?: string;
          id?: string;
          search_text?: never;
          slug?: string;
          snapshot?: NonNullable<Json>;
          status?: Database['public']['Enums']['content_status'];
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_bin_deleted_by_fkey';
            columns: ['deleted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content_media: {
        Row: {
          content_id: string;
          media_id: string;
        };
        Insert: {
          content_id: string;
          media_id: string;
        };
        Update: {
          content_id?: string;
          media_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_media_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_media_media_id_fkey';
            columns: ['media_id'];
            isOneToOne: false;
            referencedRelation: 'media_library';
            referencedColumns: ['id'];
          },
        ];
      };
      content_presence: {
        Row: {
          content_id: string;
          seen_at: string;
          user_id: string;
          user_name: string;
        };
        Insert: {
          content_id: string;
          seen_at?: string;
          user_id?: string;
          user_name?: string;
        };
        Update: {
          content_id?: string;
          seen_at?: string;
          user_id?: string;
          user_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_presence_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_presence_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content_previews: {
        Row: {
          content_id: string;
          created_at: string;
          expires_at: string;
          id: string;
          made_by: string | null;
          made_by_name: string;
          token_hash: string;
        };
        Insert: {
          content_id: string;
          created_at?: string;
          expires_at?: string;
          id?: string;
          made_by?: string | null;
          made_by_name?: string;
          token_hash: string;
        };
        Update: {
          content_id?: string;
          created_at?: string;
          expires_at?: string;
          id?: string;
          made_by?: string | null;
          made_by_name?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_previews_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_previews_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content_redirects: {
        Row: {
          content_id: string;
          created_at: string;
          id: string;
          path: string;
        };
        Insert: {
          content_id: string;
          created_at?: string;
          id?: string;
          path: string;
        };
        Update: {
          content_id?: string;
          created_at?: string;
          id?: string;
          path?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_redirects_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
        ];
      };
      content_revisions: {
        Row: {
          author: string | null;
          author_name: string;
          content_id: string;
          created_at: string;
          snapshot: NonNullable<Json>;
          version: number;
        };
        Insert: {
          author?: string | null;
          author_name?: string;
          content_id: string;
          created_at?: string;
          snapshot: NonNullable<Json>;
          version: number;
        };
        Update: {
          author?: string | null;
          author_name?: string;
          content_id?: string;
          created_at?: string;
          snapshot?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'content_revisions_author_fkey';
            columns: ['author'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_revisions_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
        ];
      };
      content_tags: {
        Row: {
          content_id: string;
          tag_id: string;
        };
        Insert: {
          content_id: string;
          tag_id: string;
        };
        Update: {
          content_id?: string;
          tag_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_tags_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_tags_tag_id_fkey';
            columns: ['tag_id'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
        ];
      };
      invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          role: string;
          sends: number;
          sent_at: string;
        };
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          role: string;
          sends?: number;
          sent_at?: string;
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          role?: string;
          sends?: number;
          sent_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invitations_role_fkey';
            columns: ['role'];
            isOneToOne: false;
            referencedRelation: 'roles';
            referencedColumns: ['key'];
          },
        ];
      };
      job_applications: {
        Row: {
          address: string;
          assignee: string | null;
          availability: string | null;
          city: string;
          cover_letter: string;
          created_at: string;
          cv_path: string | null;
          department: string;
          due_on: string | null;
          education: string;
          email: string;
          experience: string;
          first_name: string;
          gdpr_consent: boolean;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          job_title: string;
          last_name: string;
          linkedin: string;
          motivation: string;
          note: string;
          phone: string;
          portfolio: string;
          relocate: boolean;
          remote: boolean;
          salary: string;
          search_text: string;
          skills: string;
          status: string;
          version: number;
        };
        Insert: {
          address?: string;
          assignee?: string | null;
          availability?: string | null;
          city?: string;
          cover_letter?: string;
          created_at?: string;
          cv_path?: string | null;
          department?: string;
          due_on?: string | null;
          education?: string;
          email: string;
          experience?: string;
          first_name: string;
          gdpr_consent: boolean;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          job_title?: string;
          last_name: string;
          linkedin?: string;
          motivation: string;
          note?: string;
          phone?: string;
          portfolio?: string;
          relocate?: boolean;
          remote?: boolean;
          salary?: string;
          search_text?: never;
          skills?: string;
          status?: string;
          version?: number;
        };
        Update: {
          address?: string;
          assignee?: string | null;
          availability?: string | null;
          city?: string;
          cover_letter?: string;
          created_at?: string;
          cv_path?: string | null;
          department?: string;
          due_on?: string | null;
          education?: string;
          email?: string;
          experience?: string;
          first_name?: string;
          gdpr_consent?: boolean;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          job_title?: string;
          last_name?: string;
          linkedin?: string;
          motivation?: string;
          note?: string;
          phone?: string;
          portfolio?: string;
          relocate?: boolean;
          remote?: boolean;
          salary?: string;
          search_text?: never;
          skills?: string;
          status?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'job_applications_assignee_fkey';
            columns: ['assignee'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_applications_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      media_bin: {
        Row: {
          deleted_at: string;
          deleted_by: string | null;
          deleted_by_name: string;
          file_path: string;
          file_size: number;
          filename: string;
          id: string;
          media_type: Database['public']['Enums']['media_type'];
          original_filename: string;
          renditions: Json | null;
          search_text: string;
          snapshot: NonNullable<Json>;
        };
        Insert: {
          deleted_at?: string;
          deleted_by?: string | null;
          deleted_by_name?: string;
          file_path: string;
          file_size: number;
          filename: string;
          id: string;
          media_type: Database['public']['Enums']['media_type'];
          original_filename: string;
          renditions?: Json | null;
          search_text: string;
          snapshot: NonNullable<Json>;
        };
        Update: {
          deleted_at?: string;
          deleted_by?: string | null;
          deleted_by_name?: string;
          file_path?: string;
          file_size?: number;
          filename?: string;
          id?: string;
          media_type?: Database['public']['Enums']['media_type'];
          original_filename?: string;
          renditions?: Json | null;
          search_text?: string;
          snapshot?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'media_bin_deleted_by_fkey';
            columns: ['deleted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      media_library: {
        Row: {
          alt_text: string | null;
          caption: string | null;
          color: string | null;
          created_at: string;
          credit: string | null;
          file_path: string;
          file_size: number;
          filename: string;
          focal_x: number | null;
          focal_y: number | null;
          height: number | null;
          id: string;
          licence: string | null;
          media_type: Database['public']['Enums']['media_type'];
          mime_type: string;
          original_filename: string;
          renditions: Json | null;
          replaced_at: string | null;
          search_text: string;
          uploaded_by: string | null;
          width: number | null;
        };
        Insert: {
          alt_text?: string | null;
          caption?: string | null;
          color?: string | null;
          created_at?: string;
          credit?: string | null;
          file_path: string;
          file_size: number;
          filename: string;
          focal_x?: number | null;
          focal_y?: number | null;
          height?: number | null;
          id?: string;
          licence?: string | null;
          media_type: Database['public']['Enums']['media_type'];
          mime_type: string;
          original_filename: string;
          renditions?: Json | null;
          replaced_at?: string | null;
          search_text?: never;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Update: {
          alt_text?: string | null;
          caption?: string | null;
          color?: string | null;
          created_at?: string;
          credit?: string | null;
          file_path?: string;
          file_size?: number;
          filename?: string;
          focal_x?: number | null;
          focal_y?: number | null;
          height?: number | null;
          id?: string;
          licence?: string | null;
          media_type?: Database['public']['Enums']['media_type'];
          mime_type?: string;
          original_filename?: string;
          renditions?: Json | null;
          replaced_at?: string | null;
          search_text?: never;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'media_library_uploaded_by_fkey';
            columns: ['uploaded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscriptions: {
        Row: {
          audience: string;
          bounced_at: string | null;
          confirmation_asked_at: string | null;
          confirmation_token: string | null;
          email: string;
          id: string;
          is_active: boolean;
          search_text: string;
          subscribed_at: string;
          unsubscribe_token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          audience?: string;
          bounced_at?: string | null;
          confirmation_asked_at?: string | null;
          confirmation_token?: string | null;
          email: string;
          id?: string;
          is_active?: boolean;
          search_text?: never;
          subscribed_at?: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          audience?: string;
          bounced_at?: string | null;
          confirmation_asked_at?: string | null;
          confirmation_token?: string | null;
          email?: string;
          id?: string;
          is_active?: boolean;
          search_text?: never;
          subscribed_at?: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      press_contacts: {
        Row: {
          assignee: string | null;
          created_at: string;
          deadline: string | null;
          due_on: string | null;
          email: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          interview_date: string | null;
          interview_type: string | null;
          last_name: string;
          media: string;
          message: string;
          newsletter_subscription: boolean;
          note: string;
          phone: string;
          position: string;
          search_text: string;
          status: string;
          subject: string;
          type: string;
          version: number;
        };
        Insert: {
          assignee?: string | null;
          created_at?: string;
          deadline?: string | null;
          due_on?: string | null;
          email: string;
          first_name: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          interview_date?: string | null;
          interview_type?: string | null;
          last_name: string;
          media: string;
          message?: string;
          newsletter_subscription?: boolean;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          type?: string;
          version?: number;
        };
        Update: {
          assignee?: string | null;
          created_at?: string;
          deadline?: string | null;
          due_on?: string | null;
          email?: string;
          first_name?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          interview_date?: string | null;
          interview_type?: string | null;
          last_name?: string;
          media?: string;
          message?: string;
          newsletter_subscription?: boolean;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          type?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'press_contacts_assignee_fkey';
            columns: ['assignee'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'press_contacts_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          decision_mails: boolean;
          email: string | null;
          first_name: string;
          first_steps_hidden: boolean;
          id: string;
          last_name: string;
          last_seen_at: string | null;
          proposal_mails: boolean;
          roles: string[] | null;
          search_name: string;
          search_text: string;
          security_alerts_seen_at: string | null;
          suspended_at: string | null;
        };
        Insert: {
          confirmed_at?: string | null;
          created_at?: string;
          decision_mails?: boolean;
          email?: string | null;
          first_name: string;
          first_steps_hidden?: boolean;
          id: string;
          last_name?: string;
          last_seen_at?: string | null;
          proposal_mails?: boolean;
          roles?: string[] | null;
          search_name?: never;
          search_text?: never;
          security_alerts_seen_at?: string | null;
          suspended_at?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          created_at?: string;
          decision_mails?: boolean;
          email?: string | null;
          first_name?: string;
          first_steps_hidden?: boolean;
          id?: string;
          last_name?: string;
          last_seen_at?: string | null;
          proposal_mails?: boolean;
          roles?: string[] | null;
          search_name?: never;
          search_text?: never;
          security_alerts_seen_at?: string | null;
          suspended_at?: string | null;
        };
        Relationships: [];
      };
      programmes: {
        Row: {
          channel: string;
          ends_at: string;
          highlight: boolean;
          id: string;
          kind: string;
          starts_at: string;
          summary: string;
          title: string;
          version: number;
        };
        Insert: {
          channel: string;
          ends_at: string;
          highlight?: boolean;
          id?: string;
          kind?: string;
          starts_at: string;
          summary?: string;
          title: string;
          version?: number;
        };
        Update: {
          channel?: string;
          ends_at?: string;
          highlight?: boolean;
          id?: string;
          kind?: string;
          starts_at?: string;
          summary?: string;
          title?: string;
          version?: number;
        };
        Relationships: [];
      };
      role_permissions: {
        Row: {
          permission: string;
          role: string;
        };
        Insert: {
          permission: string;
          role: string;
        };
        Update: {
          permission?: string;
          role?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'role_permissions_role_fkey';
            columns: ['role'];
            isOneToOne: false;
            referencedRelation: 'roles';
            referencedColumns: ['key'];
          },
        ];
      };
      roles: {
        Row: {
          description: string;
          is_system: boolean;
          key: string;
          label: string;
          position: number;
          version: number;
        };
        Insert: {
          description?: string;
          is_system?: boolean;
          key: string;
          label: string;
          position?: number;
          version?: number;
        };
        Update: {
          description?: string;
          is_system?: boolean;
          key?: string;
          label?: string;
          position?: number;
          version?: number;
        };
        Relationships: [];
      };
      site_collection_drafts: {
        Row: {
          base_version: number;
          key: string;
          label: string;
          publish_at: string | null;
          updated_at: string;
          updated_by: string | null;
          value: NonNullable<Json>;
          version: number;
        };
        Insert: {
          base_version: number;
          key: string;
          label: string;
          publish_at?: string | null;
          updated_at?: string;
          updated_by?: string | null;
          value: NonNullable<Json>;
          version?: number;
        };
        Update: {
          base_version?: number;
          key?: string;
          label?: string;
          publish_at?: string | null;
          updated_at?: string;
          updated_by?: string | null;
          value?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'site_collection_drafts_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      site_collection_revisions: {
        Row: {
          author: string | null;
          author_name: string;
          created_at: string;
          key: string;
          value: NonNullable<Json>;
          version: number;
        };
        Insert: {
          author?: string | null;
          author_name?: string;
          created_at?: string;
          key: string;
          value: NonNullable<Json>;
          version: number;
        };
        Update: {
          author?: string | null;
          author_name?: string;
          created_at?: string;
          key?: string;
          value?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'site_collection_revisions_author_fkey';
            columns: ['author'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'site_collection_revisions_key_fkey';
            columns: ['key'];
            isOneToOne: false;
            referencedRelation: 'site_collections';
            referencedColumns: ['key'];
          },
        ];
      };
      site_collections: {
        Row: {
          key: string;
          label: string;
          updated_at: string;
          updated_by: string | null;
          value: NonNullable<Json>;
          version: number;
        };
        Insert: {
          key: string;
          label: string;
          updated_at?: string;
          updated_by?: string | null;
          value: NonNullable<Json>;
          version?: number;
        };
        Update: {
          key?: string;
          label?: string;
          updated_at?: string;
          updated_by?: string | null;
          value?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'site_collections_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      site_settings: {
        Row: {
          address: string;
          description: string;
          email: string;
          facebook: string;
          id: boolean;
          instagram: string;
          linkedin: string;
          maintenance_mode: boolean;
          maintenance_until: string | null;
          newsletter_double_opt_in: boolean;
          open_registration: boolean;
          phone: string;
          public_comments: boolean;
          require_second_factor: boolean;
          second_factor_decided: boolean;
          title: string;
          twitter: string;
          updated_at: string | null;
          url: string;
          version: number;
          youtube: string;
        };
        Insert: {
          address?: string;
          description?: string;
          email?: string;
          facebook?: string;
          id?: boolean;
          instagram?: string;
          linkedin?: string;
          maintenance_mode?: boolean;
          maintenance_until?: string | null;
          newsletter_double_opt_in?: boolean;
          open_registration?: boolean;
          phone?: string;
          public_comments?: boolean;
          require_second_factor?: boolean;
          second_factor_decided?: boolean;
          title?: string;
          twitter?: string;
          updated_at?: string | null;
          url?: string;
          version?: number;
          youtube?: string;
        };
        Update: {
          address?: string;
          description?: string;
          email?: string;
          facebook?: string;
          id?: boolean;
          instagram?: string;
          linkedin?: string;
          maintenance_mode?: boolean;
          maintenance_until?: string | null;
          newsletter_double_opt_in?: boolean;
          open_registration?: boolean;
          phone?: string;
          public_comments?: boolean;
          require_second_factor?: boolean;
          second_factor_decided?: boolean;
          title?: string;
          twitter?: string;
          updated_at?: string | null;
          url?: string;
          version?: number;
          youtube?: string;
        };
        Relationships: [];
      };
      tags: {
        Row: {
          id: string;
          merged_into: string | null;
          name: string;
          search_name: string;
          slug: string;
        };
        Insert: {
          id?: string;
          merged_into?: string | null;
          name: string;
          search_name?: never;
          slug: string;
        };
        Update: {
          id?: string;
          merged_into?: string | null;
          name?: string;
          search_name?: never;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tags_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          id: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_roles_role_fkey';
            columns: ['role'];
            isOneToOne: false;
            referencedRelation: 'roles';
            referencedColumns: ['key'];
          },
          {
            foreignKeyName: 'user_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      campaign_progress: {
        Args: { campaign: string };
        Returns: {
          bounced: number;
          failed: number;
          recipients: number;
          sent: number;
          unconfirmed: number;
          unsubscribed: number;
          waiting: number;
        }[];
      };
      campaign_stories: {
        Args: { cursor_at?: string; cursor_id?: string; ids?: string[]; words?: string };
        Returns: Json;
      };
      change_campaign: {
        Args: { base_version?: number; campaign: string; start_at?: string; step: string };
        Returns: {
          audience: string;
          created_at: string;
          id: string;
          intro: string;
          scheduled_at: string | null;
          sent_stories: Json | null;
          started_at: string | null;
          started_by: string | null;
          started_by_name: string;
          state: string;
          stories: string[];
          subject: string;
          updated_at: string;
          updated_by_name: string;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'campaigns';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_mails: {
        Args: { batch_size: number };
        Returns: {
          attempt: number;
          data: Json;
          id: string;
          idempotency_header: string;
          kind: string;
          recipient: string;
          unanswered_since: string;
        }[];
      };
      client_error_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kind: string;
          page: string;
          total: number;
        }[];
      };
      collections_showing: {
        Args: { file: string };
        Returns: {
          key: string;
          label: string;
        }[];
      };
      confirm_subscription: { Args: { token: string }; Returns: boolean };
      count_activity: {
        Args: {
          alerts_only?: boolean;
          before?: string;
          person?: string;
          since?: string;
          wanted_type?: Database['public']['Enums']['activity_type'];
        };
        Returns: number;
      };
      count_campaign_subscribers: { Args: { audience: string }; Returns: number };
      count_submissions: {
        Args: {
          assignee_filter?: string;
          before?: string;
          ceiling?: number;
          due_before?: string;
          since?: string;
          sources: string[];
          state?: string;
          words?: string;
        };
        Returns: number;
      };
      cv_scan_state: { Args: { path: string }; Returns: string };
      delete_person: {
        Args: { new_owner?: string; person: string };
        Returns: {
          id: string;
        }[];
      };
      end_session: { Args: { session: string }; Returns: boolean };
      erase_person: {
        Args: { person: string };
        Returns: {
          erased: Json;
        }[];
      };
      export_activity: {
        Args: {
          alerts_only?: boolean;
          before?: string;
          cursor_at?: string;
          cursor_id?: string;
          page_size?: number;
          person?: string;
          since?: string;
          wanted_type?: Database['public']['Enums']['activity_type'];
          words?: string;
        };
        Returns: {
          action: string;
          actor: string | null;
          actor_email: string | null;
          actor_name: string;
          created_at: string;
          details: NonNullable<Json>;
          id: string;
          is_alert: boolean;
          search_text: string | null;
          target_id: string | null;
          target_label: string;
          type: Database['public']['Enums']['activity_type'];
        }[];
        SetofOptions: {
          from: '*';
          to: 'activity_log';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_person: {
        Args: { person: string };
        Returns: {
          cv_paths: string[];
          row_counts: Json;
        }[];
      };
      health: { Args: { as_error?: boolean }; Returns: Json };
      import_programmes: {
        Args: { cleared_periods?: Json; expected_programmes?: Json; programmes: Json };
        Returns: {
          added: Json;
          removed: Json;
        }[];
      };
      link_targets: {
        Args: { paths: string[] };
        Returns: {
          path: string;
          state: string;
        }[];
      };
      list_assignable_users: {
        Args: { source: string };
        Returns: {
          id: string;
          name: string;
        }[];
      };
      list_my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          created_at: string;
          current: boolean;
          id: string;
          second_factor: boolean;
          used_at: string;
          user_agent: string;
        }[];
      };
      list_review_decisions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          by_name: string;
          goes_online_at: string;
          id: string;
          note: string;
          step: string;
          taken_at: string;
          title: string;
        }[];
      };
      list_submissions: {
        Args: {
          assignee_filter?: string;
          backwards?: boolean;
          before?: string;
          columns?: string[];
          cursor_at?: string;
          cursor_id?: string;
          due_before?: string;
          page_size?: number;
          since?: string;
          source: string;
          state?: string;
          wanted_id?: string;
          words?: string;
        };
        Returns: {
          fields: Json;
          id: string;
          sent_at: string;
        }[];
      };
      mail_queue_status: {
        Args: Record<PropertyKey, never>;
        Returns: {
          connected: boolean;
          failed: number;
          unconfirmed: number;
          unsent: Json;
          waiting: number;
          waiting_since: string;
        }[];
      };
      make_preview: {
        Args: { text_id: string };
        Returns: {
          expires_at: string;
          token: string;
        }[];
      };
      make_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      open_cv_upload: { Args: { extension: string }; Returns: string };
      person_summary: {
        Args: { person: string };
        Returns: {
          files: number;
          has_second_factor: boolean;
          texts: number;
        }[];
      };
      previewed_text: { Args: { token: string }; Returns: string[] };
      publish_copy: {
        Args: {
          base_version: number;
          copy_id: string;
          fields: Json;
          original_version: number;
          tags_added?: string[];
          tags_removed?: string[];
        };
        Returns: {
          author_id: string | null;
          autosaved_at: string | null;
          byline: string;
          category_id: string | null;
          content: string;
          content_type: Database['public']['Enums']['content_type'];
          copied_version: number | null;
          copy_of: string | null;
          cover_media_id: string | null;
          created_at: string;
          excerpt: string;
          first_published_at: string | null;
          id: string;
          minutes: number;
          pinned: boolean;
          publish_at: string | null;
          published_at: string | null;
          review_note: string;
          review_note_by: string;
          review_requested_at: string | null;
          review_requested_by: string;
          search_words: unknown;
          seo_description: string;
          seo_title: string;
          share_media_id: string | null;
          slug: string;
          status: Database['public']['Enums']['content_status'];
          text_changed_at: string | null;
          title: string;
          unpublish_at: string | null;
          update_at: string | null;
          updated_at: string;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'content';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      published_collections: { Args: { known?: Json }; Returns: string[] };
      published_counts: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_news: {
        Args: {
          category?: string;
          cursor_at?: string;
          cursor_id?: string;
          only_pinned?: boolean;
          page_size?: number;
          tag?: string;
          words?: string;
          year?: number;
        };
        Returns: string[];
      };
      published_on_air: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_programmes: { Args: { channel: string; since: string; until: string }; Returns: string[] };
      published_settings: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_state: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_text: { Args: { path: string }; Returns: string[] };
      published_texts: { Args: { cursor_id?: string; page_size?: number }; Returns: string[] };
      record_mail_outcomes: { Args: { outcomes: Json }; Returns: number };
      register_visit: {
        Args: Record<PropertyKey, never>;
        Returns: {
          has_new_role: boolean;
          is_session_active: boolean;
          is_suspended: boolean;
          needs_second_factor: boolean;
        }[];
      };
      report_client_error: { Args: { code: string; kind: string; path: string }; Returns: undefined };
      report_presence: {
        Args: { leaving?: boolean; text_id: string };
        Returns: {
          name: string;
        }[];
      };
      request_site_build: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changes: number;
        }[];
      };
      reset_second_factor: {
        Args: { person: string };
        Returns: {
          id: string;
        }[];
      };
      resolve_unsent_mail: {
        Args: { again: boolean; mail_id: string };
        Returns: {
          id: string;
        }[];
      };
      restore_content: {
        Args: { keep_status?: boolean; text_ids: string[] };
        Returns: {
          has_new_address: boolean;
          id: string;
          slug: string;
          status: Database['public']['Enums']['content_status'];
        }[];
      };
      restore_media: {
        Args: { media_ids: string[] };
        Returns: {
          id: string;
        }[];
      };
      review_content: {
        Args: { note?: string; step: string; text_id: string };
        Returns: {
          id: string;
        }[];
      };
      save_collection: {
        Args: {
          base_version: number;
          collection_key: string;
          collection_label: string;
          draft_version?: number;
          new_value: Json;
        };
        Returns: {
          key: string;
          label: string;
          updated_at: string;
          updated_by: string | null;
          value: NonNullable<Json>;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'site_collections';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_content: {
        Args: {
          as_copy?: boolean;
          base_version?: number;
          fields: Json;
          tags_added?: string[];
          tags_removed?: string[];
          text_id?: string;
        };
        Returns: {
          author_id: string | null;
          autosaved_at: string | null;
          byline: string;
          category_id: string | null;
          content: string;
          content_type: Database['public']['Enums']['content_type'];
          copied_version: number | null;
          copy_of: string | null;
          cover_media_id: string | null;
          created_at: string;
          excerpt: string;
          first_published_at: string | null;
          id: string;
          minutes: number;
          pinned: boolean;
          publish_at: string | null;
          published_at: string | null;
          review_note: string;
          review_note_by: string;
          review_requested_at: string | null;
          review_requested_by: string;
          search_words: unknown;
          seo_description: string;
          seo_title: string;
          share_media_id: string | null;
          slug: string;
          status: Database['public']['Enums']['content_status'];
          text_changed_at: string | null;
          title: string;
          unpublish_at: string | null;
          update_at: string | null;
          updated_at: string;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'content';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_role: {
        Args: {
          base_version?: number;
          permissions_added?: string[];
          permissions_removed?: string[];
          role_description: string;
          role_key: string;
          role_label: string;
        };
        Returns: {
          description: string;
          is_system: boolean;
          key: string;
          label: string;
          position: number;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'roles';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_activity: {
        Args: { words: string };
        Returns: {
          action: string;
          actor: string | null;
          actor_email: string | null;
          actor_name: string;
          created_at: string;
          details: NonNullable<Json>;
          id: string;
          is_alert: boolean;
          search_text: string | null;
          target_id: string | null;
          target_label: string;
          type: Database['public']['Enums']['activity_type'];
        }[];
        SetofOptions: {
          from: '*';
          to: 'activity_log';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_content: {
        Args: { words: string };
        Returns: {
          author_id: string | null;
          autosaved_at: string | null;
          byline: string;
          category_id: string | null;
          content: string;
          content_type: Database['public']['Enums']['content_type'];
          copied_version: number | null;
          copy_of: string | null;
          cover_media_id: string | null;
          created_at: string;
          excerpt: string;
          first_published_at: string | null;
          id: string;
          minutes: number;
          pinned: boolean;
          publish_at: string | null;
          published_at: string | null;
          review_note: string;
          review_note_by: string;
          review_requested_at: string | null;
          review_requested_by: string;
          search_words: unknown;
          seo_description: string;
          seo_title: string;
          share_media_id: string | null;
          slug: string;
          status: Database['public']['Enums']['content_status'];
          text_changed_at: string | null;
          title: string;
          unpublish_at: string | null;
          update_at: string | null;
          updated_at: string;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'content';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_media: {
        Args: { words: string };
        Returns: {
          alt_text: string | null;
          caption: string | null;
          color: string | null;
          created_at: string;
          credit: string | null;
          file_path: string;
          file_size: number;
          filename: string;
          focal_x: number | null;
          focal_y: number | null;
          height: number | null;
          id: string;
          licence: string | null;
          media_type: Database['public']['Enums']['media_type'];
          mime_type: string;
          original_filename: string;
          renditions: Json | null;
          replaced_at: string | null;
          search_text: string;
          uploaded_by: string | null;
          width: number | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'media_library';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      send_test_campaign: { Args: { addresses: string[]; campaign: string }; Returns: boolean };
      send_test_mail: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
        }[];
      };
      set_suspended: {
        Args: { people: string[]; suspended: boolean };
        Returns: {
          id: string;
        }[];
      };
      site_state: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accepted_changes: number;
          changed_at: string;
          changes: number;
          has_failed: boolean;
          is_connected: boolean;
          requested_at: string;
        }[];
      };
      transfer_ownership: {
        Args: { new_owner: string; person: string };
        Returns: {
          files: number;
          texts: number;
        }[];
      };
      undo_programme_changes: {
        Args: { added_programmes: Json; removed_programmes: Json };
        Returns: {
          kept_count: number;
          unrestored_programmes: Json;
        }[];
      };
      unsubscribe: { Args: { token: string }; Returns: boolean };
      use_recovery_code: { Args: { code: string }; Returns: boolean };
    };
    Enums: {
      activity_type: 'content' | 'media' | 'settings' | 'auth' | 'role';
      content_status: 'draft' | 'published' | 'archived';
      content_type: 'article' | 'page' | 'news';
      media_type: 'image' | 'video' | 'audio' | 'document';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      activity_type: ['content', 'media', 'settings', 'auth', 'role'],
      content_status: ['draft', 'published', 'archived'],
      content_type: ['article', 'page', 'news'],
      media_type: ['image', 'video', 'audio', 'document'],
    },
  },
} as const;
